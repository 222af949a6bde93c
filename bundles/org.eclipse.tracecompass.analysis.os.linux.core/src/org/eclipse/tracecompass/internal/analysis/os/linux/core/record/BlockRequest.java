package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

/** A request to a disk that has not been answered. For one thread. */
final class BlockRequest {

    static final long NEVER = Long.MIN_VALUE;

    /** A disk and one of its sectors. */
    record Place(Object disk, long sector) {

        Place plus(long sectors) {
            return new Place(disk, sector + sectors);
        }
    }

    final int thread;
    final String operation;
    private Place start;
    private long sectors;
    long queued = NEVER;
    long issued = NEVER;
    long merged;

    BlockRequest(Place start, long sectors, int thread, String operation) {
        this.start = start;
        this.sectors = sectors;
        this.thread = thread;
        this.operation = operation;
    }

    Place start() {
        return start;
    }

    /** The place behind the last sector. */
    Place end() {
        return start.plus(sectors);
    }

    long sectors() {
        return sectors;
    }

    void resize(Place start, long sectors) {
        this.start = start;
        this.sectors = sectors;
    }
}
