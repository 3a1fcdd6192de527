// The line to the server: a websocket that comes back by itself, ever more patiently.

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  lost(): void;
  received(message: unknown): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Line {
  private socket: Socket | null = null;
  private comeback: ReturnType<typeof setTimeout> | null = null;
  private wait = FIRST_WAIT;
  private isOpen = false;
  private closed = false;

  constructor(
    private readonly connect: () => Socket,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("offline", this.drop);
    addEventListener("online", this.retry);
  }

  /** The browser knows that the network is gone long before a silent line breaks. */
  private readonly drop = (): void => this.socket?.close();

  private open(): void {
    this.comeback = null;
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => {
      this.isOpen = true;
      this.wait = FIRST_WAIT;
      this.listener.opened();
    };
    socket.onmessage = (message) => this.listener.received(JSON.parse(String(message.data)));
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    if (this.closed) return;
    this.isOpen = false;
    this.comeback = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.listener.lost();
  }

  /** Somebody waits: try again now, however long the next try is off. */
  readonly retry = (): void => {
    if (this.comeback === null) return;
    clearTimeout(this.comeback);
    this.open();
  };

  /** What is said while the line is broken is not said later: the position may be another then. */
  send(message: unknown): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.drop);
    removeEventListener("online", this.retry);
    if (this.comeback) clearTimeout(this.comeback);
    this.socket?.close();
  }
}
