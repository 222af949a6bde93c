package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Pairs the events of requests to disks, by disk and first sector. */
final class BlockRequestReader extends RecordReader {

    private static final int SECTOR_BYTES = 512;
    private static final int MINOR_BITS = 20;
    private static final long MINOR_MASK = (1 << MINOR_BITS) - 1;

    // LTTng's flags of operations.
    private static final long WRITE = 1;
    private static final long DISCARD = 2;
    private static final long READ = 4;
    private static final long FLUSH = 256;

    private static final long NEVER = Long.MIN_VALUE;

    private record Key(Object disk, long sector) {}

    private static final class Request {
        final int thread;
        long sectors;
        long queued = NEVER;
        long issued = NEVER;
        long merged;
        String operation = "";

        Request(int thread) {
            this.thread = thread;
        }
    }

    private final RecordStore store;
    private final TmfField device;
    private final TmfField sector;
    private final TmfField sectors;
    private final TmfField operation;
    private final TmfField tid;
    private final TmfField error;
    private final TmfField diskName;
    private final TmfField into;
    private final TmfField next;
    private final Map<Key, Request> open = new HashMap<>();
    private final Map<Object, String> names = new HashMap<>();

    BlockRequestReader(ITmfTrace trace, RecordStore store) {
        super(trace);
        this.store = store;
        device = TmfField.of(layout().fieldBlockDeviceId());
        sector = TmfField.of(layout().fieldBlockSector());
        sectors = TmfField.of(layout().fieldBlockNrSector());
        operation = TmfField.of(layout().fieldBlockRwbs());
        tid = TmfField.of(layout().fieldTid());
        error = TmfField.of("error");
        diskName = TmfField.of(layout().fieldDiskname());
        into = TmfField.of(layout().fieldBlockRqSector());
        next = TmfField.of(layout().fieldBlockNextRqSector());
        on(layout().eventStatedumpBlockDevice(), this::onDisk);
        on(layout().eventBlockRqInsert(), this::onInsert);
        on(layout().eventBlockRqIssue(), this::onIssue);
        on(layout().eventBlockRqComplete(), this::onComplete);
        on(layout().eventBlockBioBackmerge(), this::onBackMerge);
        on(layout().eventBlockBioFrontmerge(), this::onFrontMerge);
        on(layout().eventBlockRqMerge(), this::onMerge);
    }

    private void onDisk(ITmfEvent event, long time, int cpu) {
        Object disk = device.get(event);
        String name = diskName.asString(event);
        if (disk != null && name != null) {
            names.put(disk, name);
        }
    }

    private @Nullable Key key(ITmfEvent event, TmfField first) {
        Object disk = device.get(event);
        return disk == null ? null : new Key(disk, first.asLong(event, 0));
    }

    private Request request(ITmfEvent event, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        Request request = new Request(thread < 0 ? threads().threadOf(event, cpu) : thread);
        request.sectors = sectors.asLong(event, 0);
        request.operation = operationOf(event);
        return request;
    }

    private void onInsert(ITmfEvent event, long time, int cpu) {
        Key key = key(event, sector);
        if (key != null) {
            Request request = request(event, cpu);
            request.queued = time;
            open.put(key, request);
        }
    }

    private void onIssue(ITmfEvent event, long time, int cpu) {
        Key key = key(event, sector);
        if (key == null) {
            return;
        }
        Request request = open.get(key);
        if (request == null || request.issued != NEVER && request.queued == NEVER) {
            // Without a queue, the thread issues its request itself.
            request = request(event, cpu);
            open.put(key, request);
        }
        request.issued = time;
        request.sectors = sectors.asLong(event, request.sectors);
    }

    private void onComplete(ITmfEvent event, long time, int cpu) {
        Key key = key(event, sector);
        Request request = key == null ? null : open.get(key);
        if (key == null || request == null || request.issued == NEVER) {
            return;
        }
        open.remove(key);
        store.add(
                request.queued == NEVER ? request.issued : request.queued,
                time,
                disk(key.disk()),
                request.operation,
                key.sector(),
                request.sectors * SECTOR_BYTES,
                request.queued == NEVER ? null : request.issued - request.queued,
                time - request.issued,
                request.merged,
                error.isIn(event) ? error.asLong(event, 0) : null,
                threads().label(request.thread),
                request.thread < 0 ? null : request.thread,
                threads().processLabel(request.thread));
    }

    /** A request grows at its end: the new sectors follow its own. */
    private void onBackMerge(ITmfEvent event, long time, int cpu) {
        Key added = key(event, sector);
        if (added == null) {
            return;
        }
        open.forEach(
                (key, request) -> {
                    if (key.disk().equals(added.disk())
                            && key.sector() + request.sectors == added.sector()) {
                        request.merged++;
                        request.sectors += sectors.asLong(event, 0);
                    }
                });
    }

    /** A request grows at its beginning: it starts where the new sectors do. */
    private void onFrontMerge(ITmfEvent event, long time, int cpu) {
        Key added = key(event, sector);
        long size = sectors.asLong(event, 0);
        Request request =
                added == null ? null : open.remove(new Key(added.disk(), added.sector() + size));
        if (added != null && request != null) {
            request.merged++;
            request.sectors += size;
            open.put(added, request);
        }
    }

    /** A queued request becomes part of the one before it. */
    private void onMerge(ITmfEvent event, long time, int cpu) {
        Key first = key(event, into);
        Key second = key(event, next);
        if (first == null || second == null || first.equals(second)) {
            return;
        }
        Request part = open.get(second);
        Request whole = open.get(first);
        if (part != null && whole != null) {
            open.remove(second);
            whole.merged += 1 + part.merged;
            whole.sectors += part.sectors;
        }
    }

    private String disk(Object number) {
        String name = names.get(number);
        if (name != null) {
            return name;
        }
        return number instanceof Number n
                ? (n.longValue() >>> MINOR_BITS) + "," + (n.longValue() & MINOR_MASK)
                : number.toString();
    }

    private String operationOf(ITmfEvent event) {
        Object flags = operation.get(event);
        if (flags instanceof Number number) {
            long bits = number.longValue();
            return (bits & DISCARD) != 0
                    ? "Discard"
                    : (bits & FLUSH) != 0 && sectors.asLong(event, 0) == 0
                            ? "Flush"
                            : (bits & WRITE) != 0 ? "Write" : (bits & READ) != 0 ? "Read" : "Other";
        }
        String text = flags == null ? "" : flags.toString();
        // The first letter may stand for a flush before the operation.
        String kind = text.length() > 1 && text.charAt(0) == 'F' ? text.substring(1) : text;
        return kind.startsWith("D")
                ? "Discard"
                : kind.startsWith("W")
                        ? "Write"
                        : kind.startsWith("R") ? "Read" : text.startsWith("F") ? "Flush" : "Other";
    }

    @Override
    void forget() {
        open.clear();
    }
}
