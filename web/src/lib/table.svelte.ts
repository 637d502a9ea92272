/**
 * The connection to a table: frames come in, commands go out, and a lost line is taken up again.
 */
import { notePromise } from "../settings/promises";
import { claim } from "./claim";
import { has, reader, say } from "./texts.svelte";
import type {
  Checked,
  Command,
  Entry,
  Frame,
  Gathering,
  Message,
  Problem,
  OrderSeen,
  Refused,
  Row,
  Said,
  Telegram,
  Term,
} from "../wire";

export type Link = "joining" | "live" | "lost";
type Errand = Exclude<Command, { type: "hello" }>;

/** The code with which a worker closes a line whose table another one has now. */
const MOVED = 1012;

/** What the server could not do, in words. */
function trouble(message: Problem): string {
  const key = `trouble-${message.code}`;
  return has("shell", key) ? say("shell", key) : message.text || message.code;
}

export class Table {
  frame = $state.raw<Frame | null>(null);
  gathering = $state.raw<Gathering | null>(null);
  /** The seats of mine at this table; several on a hot-seat device. */
  mine = $state<number[]>([]);
  /** Of these, who has sealed an answer that nobody else is told of; known to this device alone. */
  given = $state<number[]>([]);
  host = $state(false);
  /** The seats whose words I do not want to hear. */
  ignored = $state<number[]>([]);
  /** This seat is played from another window now. */
  moved = $state(false);
  /** The table is open in another window of this browser: somebody has to say where to play. */
  elsewhere = $state(false);
  /** Answers given beforehand, by question; `ordering`: the next answer becomes one. */
  orders = $state<Record<string, string>>({});
  ordering = $state(false);
  /** At slow tables the server keeps them, and answers while I am away. */
  ordered = $state<OrderSeen[]>([]);
  /** A move that waits for a second, separate act before it is sent. */
  staged = $state.raw<Row | null>(null);
  /** When the last frame came, for clocks that count down between frames. */
  at = $state(0);
  log = $state.raw<Entry[]>([]);
  talk = $state.raw<Said[]>([]);
  /** Offers I know of, as they stand, by number; and what became of them, line by line. */
  telegrams = $state.raw<Telegram[]>([]);
  wired = $state.raw<{ seq: number; told: Telegram }[]>([]);
  link = $state<Link>("joining");
  refused = $state.raw<Refused | null>(null);
  trouble = $state("");
  /** What the server says of the form being filled in. */
  checked = $state.raw<Checked | null>(null);

  /** The line was lost and taken up again since the last frame. */
  rejoined = false;
  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  /**
   * Sent and not dealt with yet, as far as we know: only the answer with its own id takes a command
   * out.
   */
  private readonly unanswered = new Map<string, Errand>();
  private readonly questions = new Map<string, (no: Refused | null) => void>();
  private resetting = false;
  /** The last frame's number, also while the device is handed over. */
  private counted = -1;
  private release: () => void = () => {};
  private waiting = new AbortController();

  constructor(readonly id: string) {
    void this.arrive(false);
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Sit down here; in a second window only after somebody has said so. */
  async arrive(insist: boolean): Promise<void> {
    this.waiting.abort();
    this.waiting = new AbortController();
    const mine = await claim(this.id, insist, () => (this.elsewhere = true), this.waiting.signal);
    if (this.closed) mine?.();
    else if (mine !== null) {
      this.release = mine;
      this.elsewhere = false;
      this.moved = false;
      this.connect();
    }
  }

  /** The same list as long as nobody else is there: what is written with it stays as it is. */
  names(): string[] {
    const now = this.frame?.seats.map((seat) => seat.name) ?? [];
    const same = now.length === this.called.length && now.every((n, at) => n === this.called[at]);
    if (!same) this.called = now;
    return this.called;
  }
  private called: string[] = [];

  do(move: string): void {
    const prompt = this.frame?.ask?.prompt;
    if (this.ordering && prompt && this.slow()) this.order(prompt, move);
    else if (this.ordering && prompt) this.orders[prompt] = move;
    this.ordering = false;
    this.send({ type: "do", id: crypto.randomUUID(), seq: this.seq(), move });
  }

  /** Whether time is counted in hours and days here. */
  slow(): boolean {
    return this.frame?.seats.some((seat) => (seat.left ?? 0) >= 3600) ?? false;
  }

  /** Whenever I am asked this, answer so; without a move: pass until something concerns me. */
  order(prompt: string, move: string, off = false): void {
    this.send({ type: "order", id: crypto.randomUUID(), prompt, move, off });
  }

  fill(form: string, values: Record<string, unknown>): void {
    this.send({ type: "fill", id: crypto.randomUUID(), seq: this.seq(), form, values });
  }

  /** Ask whether a form would be allowed; a lost question is simply not answered. */
  check(form: string, values: Record<string, unknown>): void {
    const command: Command = { type: "check", id: crypto.randomUUID(), form, values };
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  undo(): void {
    this.send({ type: "undo", id: crypto.randomUUID(), seq: this.seq() });
  }

  /** Take back everything that can be taken back. */
  reset(): void {
    this.resetting = true;
    this.undo();
  }

  /** Say everything in another language from now on. */
  speak(): void {
    if (this.socket === null || this.elsewhere) return;
    const before = this.socket;
    this.connect();
    before.close();
  }

  face(seat: number): void {
    this.forget();
    this.send({ type: "face", id: crypto.randomUUID(), seat });
  }

  /** Nothing stays of what was told to seats that are not mine any more. */
  private forget(): void {
    this.log = [];
    this.talk = [];
    this.telegrams = [];
    this.wired = [];
    this.frame = null;
  }

  /** I sit elsewhere now, or my hand is on a phone: all is told again as it is seen from there. */
  private anew(): void {
    this.forget();
    this.speak();
  }

  chair(seat: number, bot: string): void {
    this.send({ type: "chair", id: crypto.randomUUID(), seat, bot });
  }

  /** The host changes what was agreed before the start. */
  terms(options: Record<string, unknown>, settings: Record<string, unknown>): void {
    this.send({ type: "terms", id: crypto.randomUUID(), options, settings });
  }

  start(): void {
    this.send({ type: "start", id: crypto.randomUUID() });
  }

  manage(act: "remove" | "close" | "co-host" | "mute" | "unmute", seat = -1): void {
    this.send({ type: "manage", id: crypto.randomUUID(), act, seat });
  }

  /** Hear no more of what this seat says, or hear it again; nobody else is told. */
  ignore(seat: number, on: boolean): void {
    this.send({ type: "ignore", id: crypto.randomUUID(), seat, on });
  }

  attend(here: boolean): void {
    this.send({ type: "attend", id: crypto.randomUUID(), here });
  }

  /** My quiet hours and holiday, by the clocks of my country: slow clocks stand still then. */
  quiet(zone: string, hours: { start: number; end: number; first: string; last: string }): void {
    this.send({ type: "quiet", id: crypto.randomUUID(), zone, ...hours });
  }

  propose(what: "undo" | "pause" | "go-on" | "end"): void {
    this.send({ type: "propose", id: crypto.randomUUID(), what });
  }

  agree(yes: boolean): void {
    this.send({ type: "agree", id: crypto.randomUUID(), yes });
  }

  /** Why nothing can be done with these words, without making a fuss about it. */
  reason(slots: string[]): Promise<Refused | null> {
    const id = crypto.randomUUID();
    const answer = new Promise<Refused | null>((resolve) => this.questions.set(id, resolve));
    const socket = this.socket;
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: "why", id, slots } satisfies Command));
    else this.settle(id, null);
    return answer;
  }

  why(slots: string[]): void {
    this.send({ type: "why", id: crypto.randomUUID(), slots });
  }

  /** Free text to everybody, or to one seat alone. */
  say(text: string, to: number | null = null): void {
    this.send({ type: "say", id: crypto.randomUUID(), text, to });
  }

  /** One of the things that may be said here. */
  phrase(phrase: string): void {
    this.send({ type: "say", id: crypto.randomUUID(), phrase });
  }

  offer(
    to: number[],
    terms: { give: Term | null; want: Term | null; words: string; answers: number; brief: boolean },
  ): void {
    this.send({ type: "offer", id: crypto.randomUUID(), to, ...terms });
  }

  reply(number: number, act: "accept" | "refuse" | "withdraw" | "restore"): void {
    this.send({ type: "reply", id: crypto.randomUUID(), number, act });
  }

  close(): void {
    this.closed = true;
    this.waiting.abort();
    this.release();
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private seq(): number {
    return this.frame?.seq ?? 0;
  }

  private send(command: Errand): void {
    this.refused = null;
    this.trouble = "";
    this.staged = null;
    this.unanswered.set(command.id, command);
    document.documentElement.dataset.busy = "true";
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private connect(): void {
    const base = new URL(`api/tables/${this.id}/live`, document.baseURI);
    base.protocol = base.protocol.replace("http", "ws");
    base.searchParams.set("lang", reader.lang);
    if (this.frame) base.searchParams.set("seen", String(this.frame.seq));
    const socket = new WebSocket(base);
    this.rejoined = this.frame !== null;
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.link = "live";
      this.talk = []; // whoever comes is told all of it again
      const hello: Command = { type: "hello", seen: this.frame?.seq ?? -1, beats: true };
      socket.send(JSON.stringify(hello));
      // The server does a repeated command once, so a lost answer costs nothing.
      for (const command of this.unanswered.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      this.link = "lost";
      this.tries += 1;
      // the table has moved to another worker, which waits for us: not all in the same moment
      const moved = code === MOVED && this.tries === 1;
      const pause = moved ? 200 * Math.random() : Math.min(8000, 250 * 2 ** this.tries);
      setTimeout(() => this.reconnect(), pause);
    };
  }

  /**
   * Without a network a socket may look open for minutes: give it up and take the line up again
   * later.
   */
  private lose = (): void => {
    const dead = this.socket;
    this.socket = null;
    this.link = "lost";
    dead?.close();
  };

  private hurry = (): void => {
    // a phone that slept may still believe in a line that is long gone
    if (
      this.link === "live" &&
      document.visibilityState === "visible" &&
      this.socket &&
      this.socket.readyState > 1
    )
      this.link = "lost";
    if (this.link === "lost" && document.visibilityState === "visible") this.reconnect();
  };

  private reconnect(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.connect();
  }

  /** Do what was ordered beforehand, where the rules allow it now. */
  private obey({ ask }: Frame): void {
    const ordered = ask && !ask.answered ? this.orders[ask.prompt] : undefined;
    if (ordered !== undefined && ask?.rows.some((row) => row.move === ordered)) this.do(ordered);
  }

  private settle(id: string, no: Refused | null): boolean {
    const resolve = this.questions.get(id);
    this.questions.delete(id);
    resolve?.(no);
    return resolve !== undefined;
  }

  /**
   * What a program that looks at the page may wait for: the frame's number, whether I am asked,
   * whether I am answered.
   */
  private mark(): void {
    const { frame } = this;
    const mine = frame?.ending
      ? "ended"
      : frame?.ask
        ? frame.ask.answered
          ? "sealed"
          : "act"
        : "wait";
    Object.assign(document.documentElement.dataset, {
      seq: String(frame?.seq ?? -1),
      asked: mine,
      busy: String(this.unanswered.size > 0),
    });
  }

  private hear(message: Message): void {
    this.take(message);
    this.mark();
  }

  private take(message: Message): void {
    switch (message.type) {
      case "frame": {
        const last = this.log.at(-1)?.seq ?? -1;
        const known = this.frame?.seq ?? -1;
        this.gathering = null;
        this.checked = null;
        this.at = performance.now();
        if (message.seq !== this.counted) this.given = [];
        this.counted = message.seq;
        if (message.seat !== null)
          this.given = [
            ...this.given.filter((n) => n !== message.seat),
            ...(message.ask?.answered ? [message.seat] : []),
          ];
        this.frame = message;
        this.log = [
          ...this.log.filter((entry) => !message.gone || entry.seq !== message.gone),
          ...message.log.filter((entry) => entry.seq > Math.max(last, known)),
        ];
        this.staged = null;
        this.obey(message);
        if (this.resetting && message.undo) this.undo();
        else this.resetting = false;
        break;
      }
      case "checked":
        this.checked = message;
        break;
      case "refused":
        if (this.settle(message.id, message)) break;
        this.unanswered.delete(message.id);
        this.refused = message;
        break;
      case "problem":
        if (this.settle(message.id, null)) break;
        if (message.id) this.unanswered.delete(message.id);
        else this.unanswered.clear(); // too much at once: what was not even read is not sent again
        this.resetting = false;
        this.trouble = trouble(message);
        break;
      case "done":
        this.unanswered.delete(message.id);
        break;
      case "said":
        this.talk = [...this.talk, message];
        break;
      case "telegram": {
        const before = this.telegrams.find((each) => each.number === message.number);
        this.telegrams = [...this.telegrams.filter((each) => each !== before), message].sort(
          (a, b) => a.number - b.number,
        );
        if (before?.state !== message.state || before.no.length !== message.no.length)
          this.wired = [...this.wired, { seq: this.frame?.seq ?? 0, told: message }];
        break;
      }
      case "gathering":
        this.gathering = message;
        break;
      case "orders":
        this.ordered = message.orders;
        break;
      case "moved":
        this.moved = true;
        break;
      case "greeting": {
        const others = message.mine.join() !== this.mine.join();
        if (others) this.talk = [];
        this.mine = message.mine;
        this.ignored = message.ignored;
        notePromise(this.id, message.promise);
        this.host = message.host;
        if (others && this.frame) this.anew();
        break;
      }
    }
  }
}
