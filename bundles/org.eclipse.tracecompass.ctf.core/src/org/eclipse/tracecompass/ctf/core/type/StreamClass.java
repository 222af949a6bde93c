package org.eclipse.tracecompass.ctf.core.type;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A kind of data stream.
 *
 * @param id its number
 * @param name its name, or empty
 * @param clock name of its default clock, if any
 * @param packetContext what each packet begins with, after the packet header
 * @param eventHeader what each event begins with
 * @param eventContext context that all events share
 * @param events its event classes
 */
public record StreamClass(
        long id,
        String name,
        @Nullable String clock,
        @Nullable StructClass packetContext,
        @Nullable StructClass eventHeader,
        @Nullable StructClass eventContext,
        List<EventClass> events) {}
