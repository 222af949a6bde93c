package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.FieldHandle;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;

/**
 * The content of an event: the fields of the payload, then those of the contexts. Who asks for one
 * field by its name gets it alone decoded; who asks for all gets all decoded, once. A context of
 * the event class hides one of the same name of its stream. Immutable to its users, and
 * thread-safe.
 */
final class CtfEventContent extends TmfEventField {

    private final CtfTmfEventType type;
    private final CtfEvent event;

    CtfEventContent(CtfTmfEventType type, CtfEvent event) {
        super(ROOT_FIELD_ID, null);
        this.type = type;
        this.event = event;
    }

    @Override
    public @Nullable ITmfEventField getField(String... path) {
        if (path.length == 0 || hasFields()) {
            return super.getField(path);
        }
        FieldHandle handle = type.handle(path[0]);
        Object value = handle == null ? null : handle.read(event);
        if (handle == null || value == null) {
            return super.getField(path);
        }
        ITmfEventField field = CtfTmfEventField.of(path[0], handle.field(), value);
        return path.length == 1 ? field : field.getField(Arrays.copyOfRange(path, 1, path.length));
    }

    @Override
    protected ITmfEventField[] makeFields() {
        List<ITmfEventField> fields = new ArrayList<>();
        try {
            StructValue payload = event.read(Scope.PAYLOAD);
            if (payload != null) {
                fields.addAll(List.of(CtfDecodedField.fields(payload)));
            }
            for (Scope scope : new Scope[] {Scope.COMMON_CONTEXT, Scope.SPECIFIC_CONTEXT}) {
                StructValue context = event.read(scope);
                if (context != null) {
                    contextFields(context, fields);
                }
            }
        } catch (DecodeException e) {
            fields.add(new TmfEventField("error", e.getMessage(), null));
        }
        return fields.toArray(new ITmfEventField[0]);
    }

    private static void contextFields(StructValue context, List<ITmfEventField> fields) {
        List<FieldLayout> members = context.layout().members();
        for (int i = 0; i < members.size(); i++) {
            FieldLayout member = members.get(i);
            fields.add(
                    CtfTmfEventField.of(
                            CtfTmfEventType.contextName(member), member, context.values()[i]));
        }
    }
}
