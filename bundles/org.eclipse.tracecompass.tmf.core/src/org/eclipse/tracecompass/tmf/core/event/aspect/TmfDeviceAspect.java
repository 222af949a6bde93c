package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The device that an event happened on, as a number. */
public abstract class TmfDeviceAspect implements ITmfEventAspect<Integer> {

    /** {@return what kind of device, for instance "cpu"} */
    public abstract String getDeviceType();

    @Override
    public DataType getDataType() {
        return DataType.NUMBER;
    }
}
