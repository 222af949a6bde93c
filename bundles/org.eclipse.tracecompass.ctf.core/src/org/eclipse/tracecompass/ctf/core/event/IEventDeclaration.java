package org.eclipse.tracecompass.ctf.core.event;

import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.trace.CTFStreamInputReader;
import org.eclipse.tracecompass.ctf.core.trace.ICTFStream;

/**
 * An event class of a trace.
 *
 * @since 0.2.0
 */
public interface IEventDeclaration {

    /** The identifier of a class that has none, such as that of lost events. */
    long UNSET_EVENT_ID = -2L;

    /**
     * Decodes an event of this class: its contexts and its fields.
     *
     * @param streamInputReader the reader of the stream; what the fields of the event depend on in
     *     its packet is taken from the packet that the reader is in
     * @param input the bits of the packet; the position is behind the header of the event before,
     *     and behind the event afterwards
     * @param timestamp the time of the event, in cycles
     * @return the event; it has no header
     * @throws CTFException if the bits are no such event
     */
    @NonNullByDefault({})
    IEventDefinition createDefinition(
            CTFStreamInputReader streamInputReader, BitBuffer input, long timestamp)
            throws CTFException;

    /** Returns the name of its events. */
    String getName();

    /** Returns the type of the fields of its events. */
    StructDeclaration getFields();

    /** Returns the type of the context that only its events have. */
    StructDeclaration getContext();

    /** Returns its number in its stream class, {@link #UNSET_EVENT_ID} if it has none. */
    Long getId();

    /** Returns the stream class it belongs to, null for the class of lost events. */
    @NonNullByDefault({})
    ICTFStream getStream();

    /** Returns how severe its events are, as the metadata tells; -1 if it does not. */
    long getLogLevel();

    /** Returns the names of what else the metadata says of it; unmodifiable. */
    Set<String> getCustomAttributes();

    /**
     * Returns something else that the metadata says of it.
     *
     * @param key one of {@link #getCustomAttributes()}
     * @return the value, null if there is none
     */
    @NonNullByDefault({})
    String getCustomAttribute(String key);

    /** Returns the places in source code where its events are recorded; unmodifiable. */
    default List<CTFCallsite> getCallsites() {
        return List.of();
    }
}
