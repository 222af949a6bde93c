package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.RestoredStates;
import org.eclipse.tracecompass.internal.statesystem.core.StateSystem;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer.Checkpoint;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer.IReplay;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * One replay of the changes from a checkpoint on, which gives one segment after the other. Used by
 * one thread at a time.
 */
final class Replay {

    private final PartialHistory fHistory;
    private final ScratchHistory fScratch;
    private final StateSystem fStateSystem;
    private final IReplay fReplay;

    /**
     * Begins at the last checkpoint before a segment.
     *
     * @param history whose segments these are
     * @param replayer makes the changes
     * @param segment the number of the segment
     */
    Replay(PartialHistory history, IHistoryReplayer replayer, int segment) {
        fHistory = history;
        int first = history.segments().lastResumable(segment);
        ResumePoint point = history.segments().get(first).resume();
        fScratch = new ScratchHistory(history, first);
        try {
            if (point == null) {
                fStateSystem = new StateSystem(fScratch, true);
                fReplay = replayer.replay(fStateSystem, null);
            } else {
                RestoredStates states = history.states().restore(first, point, history.stored());
                byte[] state =
                        point.stateLength() == 0
                                ? new byte[0]
                                : history.stored().read(point.statePosition(), point.stateLength());
                fStateSystem = StateSystem.resumed(fScratch, history.attributes(), states);
                fReplay = replayer.replay(fStateSystem, new Checkpoint(point.position(), state));
            }
        } catch (IOException | IllegalStateException e) {
            throw failure(e.getMessage(), e);
        }
    }

    /** Tells whether it gives a segment sooner than a new one would. */
    boolean isUsefulFor(int segment) {
        return !fScratch.isAtEnd()
                && fScratch.contradiction() == null
                && fScratch.segment() <= segment
                && fScratch.segment() >= fHistory.segments().lastResumable(segment);
    }

    /** Tells whether there are no segments after those it gave. */
    boolean isAtEnd() {
        return fScratch.isAtEnd();
    }

    /** Goes on until a segment is complete, and gives its intervals. */
    HistoryBackend run(int segment) {
        fScratch.want(segment);
        boolean more = true;
        while (true) {
            HistoryBackend found = fScratch.found();
            if (found != null) {
                return found;
            }
            fHistory.checkDisposed();
            String contradiction = fScratch.contradiction();
            if (contradiction != null) {
                throw failure(contradiction, null);
            }
            if (!more) {
                throw failure("fewer states than when the history was built", null);
            }
            more = advance();
        }
    }

    private boolean advance() {
        try {
            return fReplay.advance();
        } catch (IOException | RuntimeException e) {
            fHistory.checkDisposed();
            String message = e.getMessage();
            throw failure(message == null ? e.getClass().getSimpleName() : message, e);
        }
    }

    private RuntimeException failure(String reason, @Nullable Exception cause) {
        if (fHistory.isDisposed()) {
            return new StateSystemDisposedException();
        }
        String message =
                "The states of "
                        + fHistory.getSSID()
                        + " that its partial history does not keep cannot be computed again: "
                        + reason
                        + ". If the trace has changed, delete the history to have it rebuilt.";
        return new UncheckedIOException(message, new IOException(message, cause));
    }

    /** Stops and releases everything. */
    void close() {
        fReplay.close();
        fStateSystem.dispose();
    }
}
