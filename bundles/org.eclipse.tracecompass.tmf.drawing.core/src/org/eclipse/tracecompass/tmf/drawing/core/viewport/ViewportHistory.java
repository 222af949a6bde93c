package org.eclipse.tracecompass.tmf.drawing.core.viewport;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The windows that were visible before, for back and forward. Small steps that follow each other
 * quickly (a turn of the wheel) count as one. Not thread-safe.
 */
public final class ViewportHistory {

    private static final int LIMIT = 100;
    private static final long MERGE_NANOS = 700_000_000L;

    private record Window(long start, long end) {}

    private final Deque<Window> back = new ArrayDeque<>();
    private final Deque<Window> forward = new ArrayDeque<>();
    private long lastChange = Long.MIN_VALUE;

    /**
     * Remembers a change of window.
     *
     * @param before the viewport that is left
     * @param now a clock in ns, such as {@link System#nanoTime()}; changes less than 0.7 s apart
     *     are one
     */
    public void changed(Viewport before, long now) {
        boolean burst = lastChange != Long.MIN_VALUE && now - lastChange < MERGE_NANOS;
        lastChange = now;
        forward.clear();
        if (!burst || back.isEmpty()) {
            back.push(new Window(before.start(), before.end()));
            if (back.size() > LIMIT) {
                back.removeLast();
            }
        }
    }

    /** The window before this one, or null. */
    public @Nullable Viewport back(Viewport current) {
        return move(back, forward, current);
    }

    /** The window that {@link #back} left, or null. */
    public @Nullable Viewport forward(Viewport current) {
        return move(forward, back, current);
    }

    /** Whether there is a window to go back to. */
    public boolean canGoBack() {
        return !back.isEmpty();
    }

    /** Whether there is a window to go forward to. */
    public boolean canGoForward() {
        return !forward.isEmpty();
    }

    /** Forgets everything. */
    public void clear() {
        back.clear();
        forward.clear();
        lastChange = Long.MIN_VALUE;
    }

    private @Nullable Viewport move(Deque<Window> from, Deque<Window> to, Viewport current) {
        Window window = from.poll();
        if (window == null) {
            return null;
        }
        to.push(new Window(current.start(), current.end()));
        lastChange = Long.MIN_VALUE;
        return current.zoomTo(window.start(), window.end());
    }
}
