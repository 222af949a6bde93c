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

    private final PartialHistory history;
    private final ScratchHistory scratch;
    private final StateSystem stateSystem;
    private final IReplay replay;

    /**
     * Begins at the last checkpoint before a segment.
     *
     * @param history whose segments these are
     * @param replayer makes the changes
     * @param segment the number of the segment
     */
    Replay(PartialHistory history, IHistoryReplayer replayer, int segment) {
        this.history = history;
        int first = history.segments().lastResumable(segment);
        ResumePoint point = history.segments().get(first).resume();
        scratch = new ScratchHistory(history, first);
        try {
            if (point == null) {
                stateSystem = new StateSystem(scratch, true);
                replay = replayer.replay(stateSystem, null);
            } else {
                RestoredStates states = history.states().restore(first, point, history.stored());
                byte[] state =
                        point.stateLength() == 0
                                ? new byte[0]
                                : history.stored().read(point.statePosition(), point.stateLength());
                stateSystem = StateSystem.resumed(scratch, history.attributes(), states);
                replay = replayer.replay(stateSystem, new Checkpoint(point.position(), state));
            }
        } catch (IOException | IllegalStateException e) {
            throw failure(e.getMessage(), e);
        }
    }

    /** Returns whether it gives a segment sooner than a new one would. */
    boolean isUsefulFor(int segment) {
        return !scratch.isAtEnd()
                && scratch.contradiction() == null
                && scratch.segment() <= segment
                && scratch.segment() >= history.segments().lastResumable(segment);
    }

    /** Returns whether there are no segments after those it gave. */
    boolean isAtEnd() {
        return scratch.isAtEnd();
    }

    /** Goes on until a segment is complete, and gives its intervals. */
    HistoryBackend run(int segment) {
        scratch.want(segment);
        boolean more = true;
        while (true) {
            HistoryBackend found = scratch.found();
            if (found != null) {
                return found;
            }
            history.checkDisposed();
            String contradiction = scratch.contradiction();
            if (contradiction != null) {
                throw contradiction(contradiction);
            }
            if (!more) {
                throw contradiction("fewer states than when the history was built");
            }
            more = advance();
        }
    }

    private boolean advance() {
        try {
            return replay.advance();
        } catch (IOException | RuntimeException e) {
            history.checkDisposed();
            String message = e.getMessage();
            throw failure(message == null ? e.getClass().getSimpleName() : message, e);
        }
    }

    /** The trace or the provider has changed: the stored states are useless. */
    private RuntimeException contradiction(String reason) {
        return history.isDisposed()
                ? new StateSystemDisposedException()
                : history.stored()
                        .damaged(
                                "the states that it does not store cannot be computed again from"
                                        + " the trace: "
                                        + reason,
                                null);
    }

    private RuntimeException failure(@Nullable String reason, Exception cause) {
        if (history.isDisposed()) {
            return new StateSystemDisposedException();
        }
        String message =
                "The states of "
                        + history.getSSID()
                        + " that its partial history does not store cannot be computed again: "
                        + reason
                        + '.';
        return new UncheckedIOException(message, new IOException(message, cause));
    }

    /** Stops and releases everything. */
    void close() {
        replay.close();
        stateSystem.dispose();
    }
}
