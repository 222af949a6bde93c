package org.eclipse.tracecompass.internal.tmf.remote.core.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Closes the stream of an answer when it is cancelled or the server has fallen silent, because the
 * thread that reads it waits in the stream.
 */
final class Watch extends FilterInputStream {

    /** How a watch ended the stream. */
    enum End {
        /** It did not. */
        NONE,
        /** The monitor was cancelled. */
        CANCELLED,
        /** Nothing has come for too long. */
        SILENT
    }

    private static final int PERIOD_MS = 100;

    private static final ScheduledExecutorService CLOCK =
            Executors.newSingleThreadScheduledExecutor(
                    task -> {
                        Thread thread = new Thread(task, "Watch of answers");
                        thread.setDaemon(true);
                        return thread;
                    });

    private final @Nullable IProgressMonitor monitor;
    private final long silence;
    private final ScheduledFuture<?> ticks;
    private volatile long last = System.nanoTime();
    private volatile End end = End.NONE;

    Watch(InputStream in, @Nullable IProgressMonitor monitor, long silenceMs) {
        super(in);
        this.monitor = monitor;
        silence = TimeUnit.MILLISECONDS.toNanos(silenceMs);
        ticks =
                CLOCK.scheduleWithFixedDelay(
                        this::look, PERIOD_MS, PERIOD_MS, TimeUnit.MILLISECONDS);
    }

    End end() {
        return end;
    }

    private void look() {
        IProgressMonitor asked = monitor;
        if (asked != null && asked.isCanceled()) {
            end(End.CANCELLED);
        } else if (System.nanoTime() - last > silence) {
            end(End.SILENT);
        }
    }

    private void end(End why) {
        if (end == End.NONE) {
            end = why;
            ticks.cancel(false);
            try {
                in.close();
            } catch (IOException e) {
                // The reader learns of it.
            }
        }
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        last = System.nanoTime();
        return read;
    }

    @NonNullByDefault({})
    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = super.read(bytes, offset, length);
        last = System.nanoTime();
        return read;
    }

    @Override
    public void close() throws IOException {
        ticks.cancel(false);
        super.close();
    }
}
