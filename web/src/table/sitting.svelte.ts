// Somebody at a table: what the server told, the position that is shown, and what the person is about to do.

import { untrack } from "svelte";
import { Marks } from "../analysis/marks.svelte";
import { toldAt } from "../analysis/calls";
import { loadArt } from "../board/art";
import type { BoardJson } from "../board/types";
import { Film } from "../film/film.svelte";
import type { GameModule, Notice, Shown } from "../games";
import * as api from "../lib/api";
import { Live } from "../lib/live.svelte";
import { EMPTY_LOG, isWorthTelling } from "../lib/log";
import { decides, NOBODY, type Aside, type GameEvent, type Language, type Legal, type LogInfo } from "../lib/protocol";
import type { AnalysisInfo, PositionInfo, RuleInfo, RulesInfo, TableDetails, TableState, View } from "../lib/protocol";
import { presenceOf } from "../lib/presence";
import { adjust, go } from "../lib/router.svelte";
import { Rulebook, rulesForStep } from "../lib/rulebook";
import { rulesPath, tablePath } from "../lib/routes";
import { PACES, settings } from "../lib/settings.svelte";
import { declare } from "../lib/signatures";
import { loadTexts, type Sources } from "../lib/texts";
import { Words } from "../lib/words";
import { said, type Clash } from "../stage/clash";
import { fetchTable } from "./fetching";

const QUICK = 0.2; // the part of its time that a single die takes
const PAUSE = 2000; // milliseconds from a question to a pass, whoever passes and why

export class Sitting {
  // -- what the server tells ---------------------------------------------------------------------------------

  readonly live: Live;
  info = $state.raw<TableDetails | null>(null);
  game = $state.raw<GameModule | null>(null);
  board = $state.raw<BoardJson | null>(null);
  rules = $state.raw<RulesInfo | null>(null);
  readonly rulebook = $derived.by(() => (this.rules ? new Rulebook(this.rules) : null));
  private rulesIn = "";
  log = $state.raw<LogInfo>(EMPTY_LOG);
  art = $state(""); // the print of the board; it comes after everything that is needed to play
  failed = $state("");
  isKnown = $state(true); // whether this game can be played in the browser
  private sources = $state.raw<Sources>([]);

  /** `seat`: the one whose window this is; nothing where whoever is asked sits in front. */
  constructor(
    readonly id: string,
    private readonly seat: number | null,
  ) {
    const means = {
      connect: (wish: number | null) => new WebSocket(api.liveAddress(id, wish)),
      older: (from: number, reader: number | null) => api.eventsFrom(id, from, reader),
      pace: (events: readonly GameEvent[]) =>
        PACES[settings.speed] * (events.length > 0 && !isWorthTelling(events, this.log) ? QUICK : 1),
      asks: (state: TableState) => !this.isIdle(state),
      startsTurn: this.startsTurn,
      lost: () => void this.stopIfGone(),
    };
    this.live = new Live(means, seat);
    this.live.goOnWith = this.play;
    void this.load();
  }

  /** Where the table is gone, or this guest is blocked, there is no use in reconnecting. */
  private async stopIfGone(): Promise<void> {
    try {
      await api.tableInfo(this.id);
    } catch (told) {
      if (!(told instanceof Error && "status" in told && (told.status === 403 || told.status === 404))) return;
      this.failed = told.message;
      this.live.close();
    }
  }

  private async load(): Promise<void> {
    try {
      const { info, log, parts } = await fetchTable(this.id);
      this.info = info;
      void loadArt(info.game).then((found) => (this.art = found));
      void log.then((found) => (this.log = found));
      const [board, game, signatures] = await parts;
      declare(signatures);
      [this.board, this.game] = [board, game];
      this.isKnown = game !== null;
      if (game) settings.game = info.game;
    } catch (told) {
      this.failed = told instanceof Error ? told.message : String(told);
      this.live.close();
    }
  }

  /** Everything in another language. */
  async speak(language: Language): Promise<void> {
    const game = this.info?.game;
    if (!game) return;
    this.sources = await loadTexts(language, game);
    if (this.rules) await this.loadRules();
  }

  /** The rules in the language of the texts; they are long, and come when somebody first asks for one. */
  async loadRules(): Promise<void> {
    const { language } = this.words;
    if (!this.info || this.rulesIn === language) return;
    const rules = await api.rules(this.info.game, language).catch(() => null);
    if (rules) [this.rules, this.rulesIn] = [rules, language]; // else the line is broken, which the page says
  }

  readonly startsTurn = (event: GameEvent): boolean => event.event === this.game?.turn;

  /** The names of the players, as one text: it changes only when one of them does. */
  private readonly names = $derived.by(() =>
    JSON.stringify((this.now?.seats ?? this.info?.seats ?? []).map(({ name }) => name)),
  );

  private readonly texts = $derived.by(() => new Words((this.sources[0]?.language ?? "en") as Language, this.sources));

  readonly words = $derived.by(() =>
    this.texts.with({ board: this.board, players: JSON.parse(this.names) as string[], rules: this.rulebook }),
  );

  readonly ready = $derived.by(
    () => this.board !== null && this.game !== null && this.sources.length > 0 && this.now !== null,
  );

  // -- now, or a position of the past ------------------------------------------------------------------------

  private remembered = $state.raw<{ position: PositionInfo; seat: number | null } | null>(null);
  private wanted = $state(-1);
  /** What is to be seen to happen on the way to the past position that is shown. */
  scene = $state.raw<readonly GameEvent[]>([]);
  readonly film: Film = new Film(this);

  get now() {
    return this.live.now;
  }

  /** A position of the past is shown only to the seat that it was fetched for. */
  readonly past = $derived.by(() => {
    const found = this.remembered;
    return found && found.seat === this.reader ? found.position : null;
  });

  /** Nothing more is asked in a lesson that is over, unless the game is over as well: then the result is shown. */
  readonly lessonOver = $derived.by(() => {
    const { lesson, outcome } = this.now ?? {};
    return Boolean((lesson?.done || lesson?.failed) && !outcome);
  });

  /** What the one in front may answer, unless their answer is on its way. */
  readonly legal = $derived.by((): Legal[] => {
    const silent = this.past || this.isHidden || this.idle !== null || this.live.due !== null || !this.live.asked;
    return silent || this.lessonOver ? [] : this.live.legal;
  });

  /** How many actions there are, and after how many of them the position is that is shown. */
  get last(): number {
    return this.now?.number ?? 0;
  }
  get at(): number {
    return this.wanted >= 0 ? this.wanted : this.last;
  }

  /** After how many actions turns and rounds begin. */
  readonly starts = $derived.by(() => {
    const begins = this.events.filter(({ event }) => this.log.begin.includes(event));
    const numbers = (of: readonly GameEvent[]): number[] => [...new Set(of.map(({ action }) => action + 1))];
    return { turn: numbers(begins), round: numbers(this.game?.rounds(begins) ?? []) };
  });

  readonly isWorthTelling = (events: readonly GameEvent[]): boolean => isWorthTelling(events, this.log);

  /** Show the position after so many actions, null for the present; `scene`: what is seen to happen on the way to it. */
  async show(number: number | null, scene: readonly GameEvent[] = []): Promise<void> {
    this.wanted = number ?? -1;
    if (number === null || number === this.now?.number) return this.showNow();
    if (!this.film.isPlaying) adjust(tablePath(this.id, number, this.seat)); // a film would change it too often
    const seat = this.reader;
    const position = await api.positionAt(this.id, number, seat).catch(() => null);
    if (this.wanted !== number) return;
    if (position === null)
      this.showNow(); // there is no such position
    else [this.remembered, this.scene] = [{ position, seat }, scene];
  }

  private showNow(): void {
    this.wanted = -1;
    this.remembered = null;
    adjust(tablePath(this.id, null, this.seat));
  }

  /** Somebody else sits in front: what they may see of the past is fetched again. */
  refreshPast(): void {
    const found = this.remembered;
    if (found && found.seat !== this.reader) void this.show(found.position.number);
  }

  // -- people at one screen ----------------------------------------------------------------------------------

  private floor = $state<number | null>(null); // whoever came to the front unasked

  /** Whether the server waits for the one in front to say that it is they who look. */
  private readonly isHidden = $derived.by(() => this.now !== null && this.now.front !== this.now.seat);

  /** The seat whose secrets may be shown at this screen now. */
  readonly reader = $derived.by(() => this.now?.seat ?? null);

  /** Who of the others is here. */
  readonly presence = $derived.by(() => (this.now ? presenceOf(this.now) : []));

  /** Whether something is to be said about who is here: one watches, a bot plays for one, or seats are free. */
  readonly isCompanyNews = $derived.by(() => {
    const { own, seats } = this.now ?? { own: [0], seats: [] };
    return own.length === 0 || seats.some(({ free, stand_in: bot }, seat) => free || (bot && own.includes(seat)));
  });

  /** The people whom this screen may speak for. */
  readonly people = $derived.by(() => (this.seat === null ? (this.now?.own ?? []) : [this.seat]));

  /** The seat whose player is to come to the front before anything more is shown. */
  readonly awaited = $derived.by(() => (this.isHidden && this.asked ? (this.now?.front ?? null) : null));

  /** Who came to the front unasked, and is still there. */
  readonly speaker = $derived.by(() => (this.floor !== null && this.now?.front === this.floor ? this.floor : null));

  /** Whether somebody plays here who is not at this screen. */
  readonly isShared = $derived.by(() => this.now?.people.some((seat) => !this.now?.own.includes(seat)) ?? false);

  /** Those at this screen who could come to the front to speak. */
  readonly others = $derived.by((): number[] => {
    const { now, past } = this;
    if (this.seat !== null || !now || past || now.outcome || this.awaited !== null || this.floor !== null) return [];
    return now.own.filter((one) => one !== now.front);
  });

  /** Somebody comes to the front, and says so. */
  takeFloor(seat: number): void {
    this.floor = seat;
    this.live.takeSeat(seat);
  }

  giveFloorBack(): void {
    this.floor = null;
    this.live.takeSeat(null);
  }

  readonly view = $derived.by((): View | null => this.past?.view ?? this.now?.view ?? null);
  readonly figures = $derived.by((): unknown => (this.past ? this.past.figures : this.now?.figures));

  get events() {
    return this.live.events;
  }

  /** What the one in front may do besides, as far as it has no place in a panel. */
  readonly asides = $derived.by((): readonly Aside[] =>
    this.past ? [] : (this.game?.asides?.offered(this.live.asides) ?? []),
  );

  /** What waits for the one in front in a panel. */
  readonly notices = $derived.by((): Notice[] => {
    const { game, view, words, past, now } = this;
    return past || !view || now?.outcome ? [] : (game?.notices?.(view, words, now?.asides ?? []) ?? []);
  });

  /** All that the parts of a game are given. */
  readonly shown = $derived.by((): Shown | null => {
    const { words, board, view, figures, legal, info, now, past } = this;
    if (!board || !view || !info) return null;
    const open = past ? null : now;
    return {
      words,
      language: words.language,
      board,
      view,
      figures,
      seats: now?.seats ?? info.seats,
      legal,
      asides: open?.asides ?? [],
      dimmed: open?.dimmed ?? [],
      hints: open?.hints ?? new Map(),
      events: past ? this.events.filter((event) => event.action < past.number) : this.events,
      told: async (by, number, signal) =>
        this.reader === null ? null : toldAt(this.id, number ?? this.last, this.reader, by, signal),
      history: async () => (await api.history(this.id, this.reader)).turns,
    };
  });

  /** The battle that these events tell of, and the same in one line. */
  readonly clashOf = (events: readonly GameEvent[]): Clash | null => {
    const { game, view, board } = this;
    return game && view && board ? game.battles.read(events, view, board) : null;
  };

  readonly battleSaid = (events: readonly GameEvent[]): string => {
    const clash = this.clashOf(events);
    return clash ? said(this.words, clash) : "";
  };

  // -- choosing ----------------------------------------------------------------------------------------------

  selected = $state<string | null>(null);
  confirming = $state.raw<Legal | null>(null);
  private times = 1;
  private then: readonly number[] = [];

  /** Choose; who wishes to confirm their turn does so before the choice that ends it. */
  play = (action: number, times = 1, then: readonly number[] = []): void => {
    const chosen = this.legal.find((one) => one.action === action);
    if (settings.confirm && chosen) void this.playOrConfirm(chosen, times, then);
    else this.send(action, times, then);
  };

  /** A pass takes its time, so that it tells nothing. */
  private send(action: number, times: number, then: readonly number[]): void {
    this.done = [];
    if (this.passes.some((pass) => pass.action === action)) this.live.playLater(action, this.pause, true);
    else this.live.play(action, times, then);
  }

  private async playOrConfirm(chosen: Legal, times: number, then: readonly number[]): Promise<void> {
    const number = this.now?.number;
    const answer = await this.live.why(chosen);
    if (this.live.isClosed || this.now?.number !== number || !this.legal.some((one) => one.action === chosen.action))
      return;
    if (answer?.ends === false) return this.send(chosen.action, times, then);
    [this.times, this.then] = [times, then];
    this.confirming = chosen;
  }

  confirm(): void {
    const chosen = this.confirming;
    this.confirming = null;
    if (chosen) this.send(chosen.action, this.times, this.then);
  }

  readonly why: Live["why"] = async (action) => {
    const [answer] = await Promise.all([this.live.why(action), this.loadRules()]);
    return this.live.isClosed ? null : answer; // the page that asked is gone
  };

  /** A new decision begins with nothing chosen. */
  startOver(): void {
    this.selected = null;
    this.confirming = null;
    if (this.wanted < 0) this.advising = false;
  }

  /** One step back from what is open. */
  back(): void {
    if (this.confirming) this.confirming = null;
    else if (this.advising) this.advising = false;
    else if (this.wanted >= 0 || this.past) void this.film.close();
    else this.selected = null;
  }

  // -- advice ------------------------------------------------------------------------------------------------

  private isAdvising = $state(false);
  /** What had the focus when the list was asked for by key: the keyboard leads on to the list, and back. */
  advisedFrom: Element | null = null;
  private judged = $state.raw<{ reader: number | null; found: AnalysisInfo } | null>(null);
  readonly marks = new Marks();

  /** Whether the best actions of the position that is shown are looked at. */
  get advising(): boolean {
    return this.isAdvising;
  }
  set advising(wanted: boolean) {
    this.isAdvising = wanted;
    this.judged = null;
    this.marks.clear();
  }

  /** What was found about it for the one in front; it stays while the list of it is out of sight. */
  readonly advice = $derived.by(() => {
    const { reader, found } = this.judged ?? {};
    return found?.number === this.at && reader === this.reader ? found : null;
  });

  /** `reader`: by whose knowledge. */
  judge(reader: number | null, found: AnalysisInfo): void {
    this.judged = { reader, found };
  }

  private readonly hasSecrets = $derived.by(() => this.game?.hasSecrets?.(this.info?.options ?? {}) ?? true);

  /** Whether something in an answer was only imagined: by the knowledge of a seat, some of the position is not known. */
  isImagined({ seat }: AnalysisInfo): boolean {
    return this.hasSecrets && seat !== null;
  }

  /** Marks go with the position that they are about. */
  dropOldMarks(): void {
    if (this.advising && !this.advice) this.marks.clear();
  }

  /** Whether this screen may have positions analysed. */
  readonly mayAsk = $derived.by(() => this.now?.analyses === true && !this.isHidden);

  /** Whether there is something to advise: somebody here decides, or a position of the past is looked at. */
  readonly mayAdvise = $derived.by(() => {
    const { past, now, reader } = this;
    if (!this.mayAsk || !past) return this.mayAsk && this.legal.length > 0;
    const deciders = past.view.deciders.filter((seat) => seat >= 0);
    return deciders.length > 0 && (Boolean(now?.outcome) || deciders.includes(reader ?? NOBODY));
  });

  advise(from: Element | null = null): void {
    this.advisedFrom = from;
    this.advising = this.mayAdvise && !this.advising;
  }

  /** Choose an action that is still to be confirmed. */
  consider(action: number): void {
    [this.times, this.then] = [1, []];
    this.confirming = this.legal.find((one) => one.action === action) ?? null;
  }

  // -- passing -----------------------------------------------------------------------------------------------

  private readonly passes = $derived.by((): Legal[] => (this.now && this.live.asked ? this.passesIn(this.now) : []));

  private passesIn({ view, legal = [] }: TableState): Legal[] {
    return this.game?.passes(view, legal) ?? [];
  }

  private isIdle(state: TableState): boolean {
    const passes = this.passesIn(state);
    const hasOnlyPasses = settings.pass && passes.length > 0 && passes.length === state.legal?.length;
    return hasOnlyPasses || this.isForced(state);
  }

  private isForced = (state: TableState): boolean => settings.forced && state.forced === true;

  /** How long an answer is held back; bots do not watch the clock, and what is forced tells nothing. */
  private readonly pause = $derived.by(() => {
    const { now } = this;
    const isSeen = now !== null && (now.people.length > 1 || now.watching > 0);
    return isSeen && !this.isForced(now) ? PAUSE : 0;
  });

  /** The answer that is given for somebody who has no other; what was taken back or went wrong is left to him. */
  readonly idle = $derived.by((): number | null => {
    const { passes, live, now } = this;
    const stopped = this.lessonOver || live.failed || now?.number === live.backAt;
    if (!now || now.request || stopped || !this.isIdle(now)) return null;
    return (this.isForced(now) ? now.legal?.[0] : passes[0])?.action ?? null;
  });

  private done = $state.raw<readonly { number: number; action: Legal; step: string }[]>([]);

  /** What was done for the person since their last choice, because there was no other. */
  readonly automatic = $derived.by(() =>
    this.done
      .filter(({ number }) => number < (this.now?.number ?? 0))
      .map(({ action, step }) => this.words.action(action, step)),
  );

  /** Whether somebody at this screen has to answer in person; what, is perhaps still hidden. */
  readonly asked = $derived.by(() => {
    const { now, live } = this;
    return now !== null && decides(now) && (this.isHidden || live.asked) && this.idle === null;
  });

  /** Answer for whoever has nothing to play; until it is sent, it can be called off. */
  passIfIdle(): (() => void) | undefined {
    const { idle, pause, now, live } = this;
    if (idle === null || now === null || live.isSent) return undefined; // a gesture of several actions may have gone on
    untrack(() => {
      const { number, view, legal: [only] = [] } = now;
      const before = this.done.filter((one) => one.number < number);
      if (only && this.isForced(now)) this.done = [...before, { number, action: only, step: view.step }];
      live.playLater(idle, pause, false);
    });
    return () => live.withhold();
  }

  // -- rules -------------------------------------------------------------------------------------------------

  told = $state.raw<{ title: string; rules: RuleInfo[] } | null>(null);

  showRule = async (rule: string): Promise<void> => {
    await this.loadRules();
    if (!this.rules) return;
    const rules = this.rules.rules.filter((one) => one.id === rule);
    this.told = { title: this.words.citation(rule), rules };
  };

  async showStepRules(): Promise<void> {
    await this.loadRules();
    if (!this.rules) return;
    const rules = rulesForStep(this.rules, this.view?.step ?? "", this.info?.options ?? {});
    if (rules.length > 0) this.told = { title: this.words.say("web-rules-step"), rules };
    else go(rulesPath(this.info?.game ?? ""));
  }

  // -- other tables ------------------------------------------------------------------------------------------

  branch = async (until: number): Promise<void> => {
    if (this.info) go(tablePath((await api.branch(this.id, { until, seats: null })).id));
  };

  /** Whether a rematch can be proposed or opened here. */
  readonly mayRematch = $derived.by(() => {
    const { now } = this;
    if (!now || now.request?.what === "rematch") return false;
    return now.own.length > 0 || now.requestable.includes("rematch");
  });

  /** Ask the others for a rematch, or open it where there is nobody to ask. */
  rematch = async (): Promise<void> => {
    if (this.now?.requestable.includes("rematch")) this.live.ask("rematch");
    else await this.openRematch();
  };

  openRematch = async (): Promise<void> => {
    go(tablePath((await api.rematch(this.id)).id));
  };
}
