package org.eclipse.tracecompass.statesystem.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.StateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;

/** Makes state systems. */
public final class StateSystemFactory {

    private StateSystemFactory() {}

    /**
     * Creates a state system to be built.
     *
     * @param backend where its intervals go
     * @return the state system
     */
    public static ITmfStateSystemBuilder newStateSystem(IStateHistoryBackend backend) {
        try {
            return new StateSystem(backend, true);
        } catch (IOException e) {
            // Nothing is read for a new state system.
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Creates a state system to be built, or opens one.
     *
     * @param backend where its intervals go, or are
     * @param newFile true to build it, false if the backend holds a complete history
     * @return the state system
     * @throws IOException if the attribute tree of a complete history cannot be read
     */
    public static ITmfStateSystemBuilder newStateSystem(
            IStateHistoryBackend backend, boolean newFile) throws IOException {
        return new StateSystem(backend, newFile);
    }

    /**
     * Begins a part of a history that is being built, for one thread that makes its changes while
     * others build other parts.
     *
     * @param whole the history
     * @return the part; null if the history cannot be built in parts, as one that stores only some
     *     of its intervals
     * @since 9.6.0
     */
    public static @Nullable IHistoryPart newPart(ITmfStateSystemBuilder whole) {
        return whole instanceof StateSystem ours ? ours.newPart() : null;
    }

    /**
     * Returns whether a part agrees with what was joined before about the types of values, without
     * which it cannot be joined.
     *
     * @param whole the history
     * @param part one of its parts, which gets no more changes
     * @return false if an attribute has values of other types in the part than before
     * @since 9.6.0
     */
    public static boolean fits(ITmfStateSystemBuilder whole, IHistoryPart part) {
        return whole instanceof StateSystem ours && ours.fits(part);
    }

    /**
     * Joins a part to its history: whatever was joined or changed before is what was before the
     * part. Takes about 10 ns per change. Queries meanwhile are exact up to the end of what was
     * joined before. One thread at a time may join.
     *
     * @param whole the history
     * @param part one of its parts, which gets no more changes and is used up
     * @throws IllegalArgumentException if the history did not make the part
     * @since 9.6.0
     */
    public static void join(ITmfStateSystemBuilder whole, IHistoryPart part) {
        if (!(whole instanceof StateSystem ours)) {
            throw new IllegalArgumentException("No parts are joined to " + whole.getClass());
        }
        ours.join(part);
    }
}
