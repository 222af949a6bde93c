package org.eclipse.tracecompass.statesystem.core.backend;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * Makes the changes of a history again, for a partial history, which does not keep them all. It
 * must make the same changes in the same order each time; a partial history notices when it does
 * not, and refuses to answer. Thread-safe: several replays may go on at once, each in a thread of
 * its own.
 */
public interface IHistoryReplayer {

    /**
     * A point from which the changes can be made again.
     *
     * @param position how far the source of the changes had been read, as it was given to {@link
     *     ICheckpointedBackend#addCheckpoint}
     * @param state what else was given there
     */
    record Checkpoint(long position, byte[] state) {}

    /** Changes that are being made again. Used by one thread at a time. */
    interface IReplay extends AutoCloseable {

        /**
         * Makes some more changes: a few, so that a query for one state need not wait for many.
         *
         * @return false if there are no more; the history was closed then
         * @throws IOException if the source of the changes cannot be read
         */
        boolean advance() throws IOException;

        /** Stops, wherever it is, and releases everything. */
        @Override
        void close();
    }

    /**
     * Begins to make the changes again.
     *
     * @param target where to; it has the attributes and ongoing states of the checkpoint
     * @param from the checkpoint, null for the start
     * @return the replay
     * @throws IOException if the source of the changes cannot be read
     */
    IReplay replay(ITmfStateSystemBuilder target, @Nullable Checkpoint from) throws IOException;
}
