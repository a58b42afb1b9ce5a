// Who plays at a table that is kept by a server: seats, chat, offers, and the line to it.
import type { Advice, Info, Offer, Sight } from "../engine/types";
import { FRIEND, HUMAN, isBot, type Player } from "../table/players";
import { prefs } from "../store/prefs.svelte";
import { Line } from "./line";
import { Remote } from "./remote";
import { lookUp, sitDown } from "./server";
import type { Again, ChatLine, Hello, News, OnlineOffer, OnlineSeat, Standing, TableState } from "./wire";

/** Whoever has answered the same so often running may let it be answered so by itself. */
const USUAL = 2;

export class Company {
  /** What changes besides the game. */
  #state = $state.raw() as TableState;
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Lines of the chat that were seen. */
  seen = $state(0);
  notes = $state.raw<Readonly<Record<string, string>>>({});
  /** Whether the line is there. */
  connected = $state(true);
  /** Whose turn it is, as told last. */
  toAct = $state<number | null>(null);
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);
  /** What was answered to each prompt last, and how often running; -1 if its player wants to be asked. */
  readonly #answered = new Map<string, { action: string; times: number }>();
  readonly remote: Remote;
  readonly #line: Line;
  /** The least entry that something came at which nobody has shown yet. */
  #news: number | null = null;
  #telling = false;
  /** Shows what was played elsewhere, from an entry on, once there is a table to show it at. */
  #heard: ((from: number) => Promise<void>) | null = null;

  private constructor(
    readonly info: Info,
    readonly token: string | null,
    readonly hello: Hello,
  ) {
    this.#take(hello);
    this.seen = this.chat.length;
    this.#line = new Line(hello.table, token, {
      greeted: (anew) => this.#greeted(anew),
      told: (news) => this.#told(news),
      broken: () => (this.connected = false),
    });
    this.remote = new Remote(this.#line);
    this.#line.connect(hello.seq);
  }

  /** Finds a table; refused where there is none, or the token is not of it. */
  static async find(
    table: string,
    token: string | null,
    infoOf: (game: string) => Promise<Info>,
  ): Promise<Company> {
    const hello = await lookUp(table, token);
    return new Company(await infoOf(hello.game), token, hello);
  }

  get id(): string {
    return this.hello.table;
  }
  get seats(): readonly OnlineSeat[] {
    return this.#state.seats;
  }
  get offers(): readonly OnlineOffer[] {
    return this.#state.offers;
  }
  get over(): TableState["over"] {
    return this.#state.over;
  }
  get clock(): TableState["clock"] {
    return this.#state.clock;
  }
  /** Where the same is played again. */
  get rematch(): string | null {
    return this.#state.rematch;
  }
  /** Whether bots help during the game, as the table agreed. */
  get advises(): boolean {
    return this.hello.study === "always" && this.mine.length > 0 && this.over === null;
  }
  /** The answers that one's seats give by themselves. */
  get standing(): readonly (Standing & { seat: number })[] {
    return this.seats.flatMap(({ seat, standing }) => (standing ?? []).map((one) => ({ ...one, seat })));
  }
  get opener(): boolean {
    return this.hello.opener;
  }
  /** Whether somebody has not come yet. */
  get awaited(): boolean {
    return this.seats.some(({ who, used }) => who === "friend" && !used);
  }
  get mine(): readonly number[] {
    return this.hello.mine;
  }
  /** Who plays each seat, as seen from here. */
  get players(): Player[] {
    return this.info.seats.map((_, seat) => {
      const one = this.seats.find((other) => other.seat === seat);
      const bot = one?.who.startsWith("bot:") ? one.who.slice("bot:".length) : "";
      if (isBot(bot)) return bot;
      return this.mine.includes(seat) ? HUMAN : FRIEND;
    });
  }

  #take(hello: Hello) {
    this.#learn(hello);
    this.chat = hello.chat;
    this.notes = hello.notes;
  }

  #learn(state: TableState) {
    const ended = this.#state?.over === null && state.over !== null;
    this.#state = state;
    this.toAct = state.to_act;
    this.ahead = state.now - Date.now() / 1000;
    // Nothing is hidden any more: all is read anew.
    if (ended) this.#tell(0);
  }

  #greeted(hello: Hello) {
    this.#take(hello);
    this.connected = true;
    // Whoever comes by a link says who he is.
    const unnamed = this.seats.some(({ mine, name }) => mine && !name);
    if (unnamed && prefs.name) void this.name(prefs.name).catch(() => {});
    this.#tell(hello.from);
  }

  #told(news: News) {
    if ("chat" in news) this.chat = [...this.chat.filter(({ n }) => n !== news.chat.n), news.chat];
    else if ("table" in news) this.#learn(news.table);
    else {
      this.toAct = news.changed.to_act;
      this.#tell(news.changed.from);
    }
  }

  /** Tells from now on what was played elsewhere, also what was before. */
  tells(heard: (from: number) => Promise<void>) {
    this.#heard = heard;
    if (this.#news !== null) this.#tell(this.#news);
  }

  /** What comes while something is being shown is shown after it, all at once. */
  #tell(from: number) {
    this.#news = Math.min(from, this.#news ?? from);
    const heard = this.#heard;
    if (this.#telling || heard === null) return;
    this.#telling = true;
    void (async () => {
      while (this.#news !== null) {
        const first = this.#news;
        this.#news = null;
        await heard(first);
      }
    })().finally(() => (this.#telling = false));
  }

  /** The seat that speaks: one's own, that which decides if it is. */
  get #speaker(): number {
    return this.mine.find((seat) => seat === this.toAct) ?? this.mine[0]!;
  }

  async say(text: string) {
    const line = await this.#line.ask<ChatLine>({ chat: { seat: this.#speaker, text } });
    this.#told({ chat: line });
    this.seen = this.chat.length;
  }

  /** Sits down on a seat that is free; tells the token that holds it. */
  async sit(seat: number): Promise<string> {
    return (await sitDown(this.id, this.token, seat, prefs.name)).token;
  }

  async note(seat: number, text: string) {
    await this.#line.ask({ note: { seat, text } });
    this.notes = { ...this.notes, [seat]: text };
  }

  async name(name: string) {
    for (const seat of this.mine) await this.#line.ask({ name: { seat, name } });
  }

  /** Wants to be written to when it is one's turn. */
  async mail(address: string) {
    for (const seat of this.mine) await this.#line.ask({ mail: { seat, address } });
  }

  async offer(kind: OnlineOffer["kind"], played?: number) {
    const wanted = { seat: this.#speaker, kind, ...(played === undefined ? {} : { played }) };
    this.#learn(await this.#line.ask<TableState>({ offer: wanted }));
  }

  async answer(offer: number, how: "accept" | "refuse") {
    const said = { seat: this.#answering(offer), offer };
    this.#learn(await this.#line.ask<TableState>(how === "accept" ? { accept: said } : { refuse: said }));
  }

  /** Of one's own seats, that which has not answered an offer yet; that which made it, if all have. */
  #answering(offer: number): number {
    const one = this.offers.find((other) => other.offer === offer);
    return this.mine.find((seat) => seat !== one?.seat && !one?.accepted.includes(seat)) ?? this.#speaker;
  }

  async resign(played: number) {
    await this.#line.step("resign", { seat: this.#speaker, from: played });
    this.#tell(played);
  }

  /** Plays the same again; tells where, and whether somebody else was quicker. */
  again(swap: boolean): Promise<Again> {
    return this.#line.ask<Again>({ rematch: { seat: this.#speaker, swap } });
  }

  /** What a bot would do for a seat. */
  advise(seat: number, bot: string): Promise<Advice | null> {
    return this.#line.ask<Advice | null>({ advise: { seat, bot } });
  }

  /** Notes what was answered to what is asked. */
  answers({ view }: Sight, action: string) {
    if (view.prompt === null) return;
    const before = this.#answered.get(view.prompt.id);
    if (before && before.times < 0) return;
    const times = before?.action === action ? before.times + 1 : 1;
    this.#answered.set(view.prompt.id, { action, times });
  }

  /** The answer that was given to this every time of late, if it can be given again and is not yet given by itself. */
  usual({ view, offers, to_act }: Sight): Offer | null {
    const prompt = view.prompt?.id;
    const before = prompt === undefined ? undefined : this.#answered.get(prompt);
    if (!before || before.times < USUAL || this.standing.some((one) => one.seat === to_act && one.if === prompt))
      return null;
    return offers.find(({ action }) => action === before.action) ?? null;
  }

  /** Whoever wants to be asked each time is not bothered again. */
  asksEach(prompt: string) {
    this.#answered.set(prompt, { action: "", times: -1 });
  }

  /** Answers so by itself from now on. */
  async always(seat: number, rule: Standing) {
    const rules = this.seats.find((one) => one.seat === seat)?.standing ?? [];
    const others = rules.filter((one) => one.if !== rule.if);
    await this.#line.ask({ standing: { seat, rules: [...others, rule] } });
  }

  /** Wants to be asked again. */
  async noMore(seat: number, prompt: string) {
    const rules = this.seats.find((one) => one.seat === seat)?.standing ?? [];
    await this.#line.ask({ standing: { seat, rules: rules.filter((one) => one.if !== prompt) } });
    this.#answered.delete(prompt);
  }

  leave() {
    this.#line.close();
  }
}
