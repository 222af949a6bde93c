package org.eclipse.tracecompass.internal.statesystem.core.partial;

/**
 * A checkpoint from which the changes can be made again.
 *
 * @param position how far their source had been read
 * @param attributes how many attributes there were
 * @param latest the time of the latest change
 * @param end the end of the history as it was then
 * @param statePosition where in the file the other things are that are needed to go on
 * @param stateLength how many bytes these are
 */
record ResumePoint(
        long position,
        int attributes,
        long latest,
        long end,
        long statePosition,
        int stateLength) {}
