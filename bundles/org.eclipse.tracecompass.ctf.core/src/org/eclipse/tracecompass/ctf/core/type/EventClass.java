package org.eclipse.tracecompass.ctf.core.type;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A kind of event.
 *
 * @param id number within the stream class
 * @param streamClassId the stream class it belongs to
 * @param name its name, or empty
 * @param context context of its own
 * @param payload its fields
 * @param attributes what else the metadata says of it, such as {@code loglevel}
 * @param callsites where in source code its events are recorded, if the metadata tells
 */
public record EventClass(
        long id,
        long streamClassId,
        String name,
        @Nullable StructClass context,
        @Nullable StructClass payload,
        Map<String, Object> attributes,
        List<Callsite> callsites) {}
