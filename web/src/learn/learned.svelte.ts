// Which lessons were done, kept in this browser.

const KEY = "greatpowers-learned";

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

class Learned {
  private lessons = $state.raw<readonly string[]>(stored());

  has(game: string, lesson: string): boolean {
    return this.lessons.includes(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.lessons = [...this.lessons, `${game}/${lesson}`];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.lessons));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const learned = new Learned();
