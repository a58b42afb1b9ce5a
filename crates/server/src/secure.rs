//! Lines out that nobody else can read: whom to believe.

use lettre::transport::smtp::client::{Certificate, TlsParameters};
use std::net::IpAddr;
use std::sync::Arc;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Whom to believe who another computer is: those whom this system believes, and those whom the host names.
pub(crate) struct Trust(Option<String>);

/// How things are encrypted.
pub(crate) fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

/// Whether a host is this very machine: then nobody is between.
pub(crate) fn no_tls(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl Trust {
    /// `more`: certificates as PEM.
    pub(crate) const fn new(more: Option<String>) -> Self {
        Self(more)
    }

    /// For a relay of mail.
    pub(crate) fn of_mail(&self, host: &str) -> Result<TlsParameters, String> {
        let mut parameters = TlsParameters::builder(host.to_owned());
        if let Some(pem) = &self.0 {
            let certificate = Certificate::from_pem(pem.as_bytes()).map_err(|error| error.to_string())?;
            parameters = parameters.add_root_certificate(certificate);
        }
        parameters.build_rustls().map_err(|error| error.to_string())
    }

    /// For anything else.
    pub(crate) fn connector(&self) -> Result<TlsConnector, String> {
        let mut roots = RootCertStore::empty();
        // Certificates that cannot be read are those of nobody.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        for certificate in CertificateDer::pem_slice_iter(self.0.as_deref().unwrap_or_default().as_bytes()) {
            let certificate = certificate.map_err(|error| error.to_string())?;
            roots.add(certificate).map_err(|error| error.to_string())?;
        }
        let config = ClientConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(TlsConnector::from(Arc::new(config)))
    }
}
