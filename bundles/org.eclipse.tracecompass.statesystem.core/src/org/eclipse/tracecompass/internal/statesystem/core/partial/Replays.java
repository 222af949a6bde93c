package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;

/**
 * Brings segments back that are not in memory any more. One replay at a time; it stays where it
 * stopped, so that whoever asks for one segment after the other has them all in one replay.
 * Thread-safe.
 */
final class Replays implements PartialQueries.Source {

    private final PartialHistory fHistory;
    private final IHistoryReplayer fReplayer;
    private final ReentrantLock fLock = new ReentrantLock();
    private @Nullable Replay fStopped;

    Replays(PartialHistory history, IHistoryReplayer replayer) {
        fHistory = history;
        fReplayer = replayer;
    }

    @Override
    public boolean isAtHand(int index) {
        return fHistory.cache().contains(fHistory, index);
    }

    @Override
    public HistoryBackend segment(int index) {
        HistoryBackend known = fHistory.cache().get(fHistory, index);
        if (known != null) {
            return known;
        }
        fLock.lock();
        try {
            known = fHistory.cache().get(fHistory, index);
            return known == null ? replay(index) : known;
        } finally {
            fLock.unlock();
            closeIfDisposed();
        }
    }

    private HistoryBackend replay(int index) {
        fHistory.checkDisposed();
        Replay replay = fStopped;
        if (replay == null || !replay.isUsefulFor(index)) {
            close();
            replay = new Replay(fHistory, fReplayer, index);
            fStopped = replay;
        }
        boolean good = false;
        try {
            HistoryBackend intervals = replay.run(index);
            good = !replay.isAtEnd();
            return intervals;
        } finally {
            if (!good) {
                close();
            }
        }
    }

    private void close() {
        Replay replay = fStopped;
        fStopped = null;
        if (replay != null) {
            replay.close();
        }
    }

    /**
     * The segments for whoever makes the changes in a replay and asks for the past: by a replay of
     * their own, because the other one waits for the answer. They always lie before the segment
     * that the other one is in, so that this comes to an end.
     */
    PartialQueries.Source past() {
        return new PartialQueries.Source() {

            @Override
            public boolean isAtHand(int index) {
                return Replays.this.isAtHand(index);
            }

            @Override
            public HistoryBackend segment(int index) {
                HistoryBackend known = fHistory.cache().get(fHistory, index);
                if (known != null) {
                    return known;
                }
                Replay replay = new Replay(fHistory, fReplayer, index);
                try {
                    return replay.run(index);
                } finally {
                    replay.close();
                }
            }
        };
    }

    /** Ends everything; a replay that is going on ends by itself in a moment. */
    void dispose() {
        closeIfDisposed();
    }

    private void closeIfDisposed() {
        if (fHistory.isDisposed() && fLock.tryLock()) {
            try {
                close();
            } finally {
                fLock.unlock();
            }
        }
    }
}
