package org.eclipse.tracecompass.ctf.core.trace;

import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.CTFStrings;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;

/**
 * The class of the events that stand for discarded ones. They are not in the data: the reader makes
 * them from the counters of packets.
 */
final class LostEventDeclaration implements IEventDeclaration {

    /** The type of the fields: how many events were discarded, and in how many ns. */
    static final StructDeclaration FIELDS = fields();

    private static StructDeclaration fields() {
        StructDeclaration fields = new StructDeclaration(1);
        fields.addField(CTFStrings.LOST_EVENTS_FIELD, IntegerDeclaration.UINT_64B_DECL);
        fields.addField(CTFStrings.LOST_EVENTS_DURATION, IntegerDeclaration.UINT_64B_DECL);
        return fields;
    }

    @NonNullByDefault({})
    @Override
    public IEventDefinition createDefinition(
            CTFStreamInputReader streamInputReader, BitBuffer input, long timestamp)
            throws CTFException {
        throw new CTFException("Lost events are not in the data, so they cannot be decoded");
    }

    @Override
    public String getName() {
        return CTFStrings.LOST_EVENT_NAME;
    }

    @Override
    public StructDeclaration getFields() {
        return FIELDS;
    }

    @Override
    public StructDeclaration getContext() {
        return new StructDeclaration(1);
    }

    @Override
    public Long getId() {
        return UNSET_EVENT_ID;
    }

    @NonNullByDefault({})
    @Override
    public ICTFStream getStream() {
        return null;
    }

    @Override
    public long getLogLevel() {
        return -1;
    }

    @Override
    public Set<String> getCustomAttributes() {
        return Set.of();
    }

    @NonNullByDefault({})
    @Override
    public @Nullable String getCustomAttribute(String key) {
        return null;
    }

    @Override
    public String toString() {
        return getName();
    }
}
