package org.eclipse.tracecompass.internal.tmf.remote.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/** A column of the server's table of events. */
record ColumnAspect(String name, String help, DataType type) implements ITmfEventAspect<Object> {

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getHelpText() {
        return help;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable Object resolve(ITmfEvent event) {
        return event.getContent().getFieldValue(Object.class, name);
    }

    @Override
    public DataType getDataType() {
        return type;
    }
}
