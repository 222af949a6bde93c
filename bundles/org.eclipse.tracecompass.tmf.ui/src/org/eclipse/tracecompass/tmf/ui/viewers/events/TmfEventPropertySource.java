package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfSourceLookup;
import org.eclipse.tracecompass.tmf.ui.properties.ReadOnlyTextPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;

/**
 * An event in the Properties view: its time, type and fields.
 *
 * @since 0.2.0
 */
public class TmfEventPropertySource implements IPropertySource {

    private static final String TIMESTAMP = "event_timestamp";
    private static final String TYPE = "event_type";
    private static final String TRACE = "trace_attribute";
    private static final String CONTENT = "event_content";
    private static final String SOURCE = "event_lookup";

    private final Map<String, Object> values = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();

    /**
     * @param event the event
     */
    public TmfEventPropertySource(ITmfEvent event) {
        if (event == null) {
            return;
        }
        add(TIMESTAMP, "Timestamp", event.getTimestamp());
        if (event.getType() != null) {
            add(TYPE, "Type", event.getType().getName());
        }
        if (event.getTrace() != null) {
            add(TRACE, "Trace", event.getTrace().getName());
        }
        ITmfEventField content = event.getContent();
        if (content != null) {
            if (content.getFields().isEmpty()) {
                add(CONTENT, "Content", content.getFormattedValue());
            }
            for (ITmfEventField field : content.getFields()) {
                addField(CONTENT, field);
            }
        }
        List<ITmfCallsite> callsites =
                event instanceof ITmfSourceLookup lookup ? lookup.getCallsites() : null;
        if (callsites != null) {
            for (ITmfCallsite callsite : callsites) {
                add(SOURCE, "Source", callsite);
            }
        }
    }

    private void addField(String prefix, ITmfEventField field) {
        String id = prefix + '/' + field.getName();
        add(id, field.getName(), field.getFormattedValue());
        for (ITmfEventField below : field.getFields()) {
            values.put(id + '/' + below.getName(), String.valueOf(below.getFormattedValue()));
            names.put(id + '/' + below.getName(), field.getName() + '.' + below.getName());
        }
    }

    private void add(String id, String name, Object value) {
        if (value != null) {
            values.put(id, value.toString());
            names.put(id, name);
        }
    }

    @Override
    public Object getEditableValue() {
        return null;
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        List<IPropertyDescriptor> descriptors = new ArrayList<>();
        names.forEach(
                (id, name) -> {
                    ReadOnlyTextPropertyDescriptor line =
                            new ReadOnlyTextPropertyDescriptor(id, name);
                    line.setCategory(id.startsWith(CONTENT) ? "Content" : "Event");
                    descriptors.add(line);
                });
        return descriptors.toArray(new IPropertyDescriptor[0]);
    }

    @Override
    public Object getPropertyValue(Object id) {
        return values.get(id);
    }

    @Override
    public boolean isPropertySet(Object id) {
        return false;
    }

    @Override
    public void resetPropertyValue(Object id) {
        // nothing can be changed
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        // nothing can be changed
    }
}
