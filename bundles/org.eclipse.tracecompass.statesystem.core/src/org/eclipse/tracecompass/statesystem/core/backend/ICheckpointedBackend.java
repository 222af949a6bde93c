package org.eclipse.tracecompass.statesystem.core.backend;

/**
 * A backend of a partial history: from time to time it needs a checkpoint from which the changes
 * can be made again. Called by the thread that makes the changes, between two of them.
 */
public interface ICheckpointedBackend extends IStateHistoryBackend {

    /**
     * Returns whether enough was stored since the last checkpoint. Cheap enough to be asked before
     * every event.
     *
     * @return true if it is time for {@link #addCheckpoint}
     */
    boolean isCheckpointDue();

    /**
     * Adds a checkpoint: the states that are ongoing now, and from where to go on.
     *
     * @param position how far the source of the changes has been read
     * @param state what else is needed to go on from there
     */
    void addCheckpoint(long position, byte[] state);
}
