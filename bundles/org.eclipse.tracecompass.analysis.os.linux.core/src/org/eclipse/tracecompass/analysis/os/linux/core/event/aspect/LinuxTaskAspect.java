package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/** The number of a thread or process on behalf of which an event happened; one per class. */
abstract class LinuxTaskAspect implements ITmfEventAspect<Integer> {

    private final String name;
    private final String helpText;

    LinuxTaskAspect(String name, String helpText) {
        this.name = name;
        this.helpText = helpText;
    }

    @Override
    public final String getName() {
        return name;
    }

    @Override
    public final String getHelpText() {
        return helpText;
    }

    @Override
    public abstract @Nullable Integer resolve(ITmfEvent event);

    @Override
    public DataType getDataType() {
        return DataType.NUMBER;
    }

    @Override
    public int hashCode() {
        return getClass().hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other != null && other.getClass().equals(getClass());
    }
}
