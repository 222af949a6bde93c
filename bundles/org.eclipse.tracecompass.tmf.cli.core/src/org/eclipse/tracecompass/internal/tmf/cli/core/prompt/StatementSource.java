package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** Where statements come from. Used by one thread. */
public interface StatementSource extends AutoCloseable {

    /**
     * Returns the next statement, or a line that begins with a dot.
     *
     * @return the text, which may be blank; null at the end
     * @throws IOException if it cannot be read
     */
    @Nullable
    String next() throws IOException;

    /**
     * Runs something that Ctrl-C ends, without the process.
     *
     * @param work what to run
     * @param cancel called on Ctrl-C, on any thread
     * @throws IOException if the work throws it
     * @throws TableException if the work throws it
     */
    default void running(Work work, Runnable cancel) throws IOException, TableException {
        work.run();
    }

    /** Something that is run. */
    interface Work {
        void run() throws IOException, TableException;
    }

    @Override
    void close() throws IOException;
}
