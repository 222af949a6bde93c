package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.util.Locale;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;

/**
 * One line of progress on a terminal, redrawn in place and removed at the end; silence elsewhere.
 *
 * <p>It is also the progress monitor that work receives, and it carries the user's Ctrl-C. The line
 * appears only when the work takes longer than a moment. Thread-safe.
 */
public final class Progress extends NullProgressMonitor implements AutoCloseable {

    private static final long FIRST_AFTER_NANOS = 300_000_000L;
    private static final long REDRAW_NANOS = 100_000_000L;
    private static final int BAR = 24;
    private static final int NAME = 40;

    private final Console console;
    private final String name;
    private long nextDraw;
    private int drawn;
    private double total;
    private double worked;

    /**
     * Begins a line of progress.
     *
     * @param console where it is drawn
     * @param name what is being done, a few words
     */
    public Progress(Console console, String name) {
        this.console = console;
        String shown = ControlCharacters.escape(name);
        this.name = shown.length() <= NAME ? shown : shown.substring(0, NAME - 1) + '…';
        this.nextDraw = System.nanoTime() + FIRST_AFTER_NANOS;
    }

    /**
     * Shows how far the work is.
     *
     * @param share 0 to 1; negative if unknown
     * @param detail a few words after the bar, or null
     */
    public synchronized void show(double share, @Nullable String detail) {
        if (!console.errIsTerminal() || System.nanoTime() < nextDraw) {
            return;
        }
        nextDraw = System.nanoTime() + REDRAW_NANOS;
        StringBuilder line = new StringBuilder(name);
        if (share >= 0) {
            double bounded = Math.min(1, share);
            int full = (int) Math.round(bounded * BAR);
            line.append(" [").append("#".repeat(full)).append(" ".repeat(BAR - full)).append("] ");
            line.append(String.format(Locale.ROOT, "%3.0f %%", bounded * 100));
        }
        if (detail != null) {
            line.append("  ").append(detail);
        }
        String padding = " ".repeat(Math.max(0, drawn - line.length()));
        drawn = line.length();
        console.err().print('\r' + line.toString() + padding);
        console.err().flush();
    }

    @Override
    public synchronized void beginTask(@Nullable String task, int totalWork) {
        total = totalWork;
        worked = 0;
    }

    @Override
    public void worked(int work) {
        internalWorked(work);
    }

    @Override
    public synchronized void internalWorked(double work) {
        worked += work;
        if (total > 0) {
            show(worked / total, null);
        }
    }

    @Override
    public boolean isCanceled() {
        return super.isCanceled() || console.cancellation().isCancelled();
    }

    /** Removes the line. */
    @Override
    public synchronized void close() {
        if (drawn > 0) {
            console.err().print('\r' + " ".repeat(drawn) + '\r');
            console.err().flush();
            drawn = 0;
        }
        nextDraw = Long.MAX_VALUE;
    }
}
