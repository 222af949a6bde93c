package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.util.Comparator;

/**
 * The place of an event in a CTF trace: a time, and how many events are between the first event of
 * that time and this one. In a trace whose time never goes backwards that is the event's own time
 * and its number among those of equal time; else the time is the greatest one so far.
 *
 * @param timestamp ns from the clock's origin, before any transformation
 * @param index from 0
 */
public record CtfLocationInfo(long timestamp, long index) implements Comparable<CtfLocationInfo> {

    private static final Comparator<CtfLocationInfo> ORDER =
            Comparator.comparingLong(CtfLocationInfo::timestamp)
                    .thenComparingLong(CtfLocationInfo::index);

    @Override
    public int compareTo(CtfLocationInfo other) {
        return ORDER.compare(this, other);
    }
}
