package org.eclipse.tracecompass.ctf.core.trace;

import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;

/**
 * A stream class of a trace, with the files of its streams.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public interface ICTFStream {

    /** Returns its number. */
    long getId();

    /** Returns whether its number is known. */
    boolean isIdSet();

    /** Returns whether its events have a header. */
    boolean isEventHeaderSet();

    /** Returns whether its events have a common context. */
    boolean isEventContextSet();

    /** Returns whether its packets have a context. */
    boolean isPacketContextSet();

    /** Returns the type of the headers of events, null if they have none. */
    IDeclaration getEventHeaderDeclaration();

    /** Returns the type of the common context of events, null if they have none. */
    StructDeclaration getEventContextDecl();

    /** Returns the type of the contexts of packets, null if they have none. */
    StructDeclaration getPacketContextDecl();

    /** Returns its files; unmodifiable. */
    Set<CTFStreamInput> getStreamInputs();

    /** Returns its trace. */
    CTFTrace getTrace();

    /**
     * Returns its event classes.
     *
     * @return the class with the number <i>i</i> at index <i>i</i>, with null for numbers that no
     *     class has; unmodifiable. Where numbers are large, the classes follow each other instead
     */
    List<@Nullable IEventDeclaration> getEventDeclarations();

    /**
     * Returns an event class.
     *
     * @param eventId its number
     * @return the class, null if there is none
     */
    @Nullable
    IEventDeclaration getEventDeclaration(int eventId);
}
