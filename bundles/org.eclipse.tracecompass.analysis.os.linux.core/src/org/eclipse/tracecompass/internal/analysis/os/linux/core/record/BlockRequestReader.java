package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import static org.eclipse.tracecompass.internal.analysis.os.linux.core.record.BlockRequest.NEVER;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.record.BlockRequest.Place;
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

    /** Requests that were queued or issued, by where they begin. */
    private final Map<Place, BlockRequest> open = new HashMap<>();

    /** Requests that were not issued, also those that a thread still gathers. */
    private final GrowingRequests growing = new GrowingRequests();

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
        on(layout().eventBlockGetRequest(), this::onGet);
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

    private @Nullable Place place(ITmfEvent event, TmfField first) {
        Object disk = device.get(event);
        return disk == null ? null : new Place(disk, first.asLong(event, 0));
    }

    private BlockRequest request(Place place, ITmfEvent event, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        return new BlockRequest(
                place,
                sectors.asLong(event, 0),
                thread < 0 ? threads().threadOf(event, cpu) : thread,
                operationOf(event));
    }

    /** A thread begins to gather a request, which may grow before anybody else sees it. */
    private void onGet(ITmfEvent event, long time, int cpu) {
        Place place = place(event, sector);
        if (place != null) {
            growing.add(request(place, event, cpu));
        }
    }

    /** Opens a request, whose size is what it has grown to. */
    private BlockRequest open(Place place, ITmfEvent event, int cpu) {
        BlockRequest request = request(place, event, cpu);
        BlockRequest gathered = growing.remove(place);
        request.merged = gathered == null ? 0 : gathered.merged;
        open.put(place, request);
        return request;
    }

    private void onInsert(ITmfEvent event, long time, int cpu) {
        Place place = place(event, sector);
        if (place != null) {
            BlockRequest request = open(place, event, cpu);
            request.queued = time;
            growing.add(request);
        }
    }

    private void onIssue(ITmfEvent event, long time, int cpu) {
        Place place = place(event, sector);
        if (place == null) {
            return;
        }
        BlockRequest request = open.get(place);
        if (request == null || request.issued != NEVER && request.queued == NEVER) {
            // Without a queue, the thread issues its request itself.
            request = open(place, event, cpu);
        }
        growing.remove(place);
        request.issued = time;
        request.resize(place, sectors.asLong(event, request.sectors()));
    }

    private void onComplete(ITmfEvent event, long time, int cpu) {
        Place place = place(event, sector);
        BlockRequest request = place == null ? null : open.get(place);
        if (place == null || request == null || request.issued == NEVER) {
            return;
        }
        open.remove(place);
        store.add(
                request.queued == NEVER ? request.issued : request.queued,
                time,
                disk(place.disk()),
                request.operation,
                place.sector(),
                request.sectors() * SECTOR_BYTES,
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
        Place added = place(event, sector);
        BlockRequest request = added == null ? null : growing.endingAt(added);
        if (request != null) {
            grow(request, request.start(), sectors.asLong(event, 0), 1);
        }
    }

    /** A request grows at its beginning: it starts where the new sectors do. */
    private void onFrontMerge(ITmfEvent event, long time, int cpu) {
        Place added = place(event, sector);
        long size = sectors.asLong(event, 0);
        BlockRequest request = added == null ? null : growing.beginningAt(added.plus(size));
        if (added != null && request != null) {
            grow(request, added, size, 1);
        }
    }

    /** A request becomes part of the one before it. */
    private void onMerge(ITmfEvent event, long time, int cpu) {
        boolean bothAreTold = into.isIn(event);
        Place second = place(event, bothAreTold ? next : sector);
        Place first = place(event, into);
        if (first == null || second == null) {
            return;
        }
        BlockRequest part = growing.beginningAt(second);
        BlockRequest whole = bothAreTold ? growing.beginningAt(first) : growing.endingAt(second);
        if (part != null && whole != null && part != whole) {
            growing.remove(second);
            open.remove(second, part);
            grow(whole, whole.start(), part.sectors(), 1 + part.merged);
        }
    }

    private void grow(BlockRequest request, Place start, long sectors, long merged) {
        growing.remove(request.start());
        boolean opened = open.remove(request.start(), request);
        request.resize(start, request.sectors() + sectors);
        request.merged += merged;
        growing.add(request);
        if (opened) {
            open.put(start, request);
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
        growing.clear();
    }
}
