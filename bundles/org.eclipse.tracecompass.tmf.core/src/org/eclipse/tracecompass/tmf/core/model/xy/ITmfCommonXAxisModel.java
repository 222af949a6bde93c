package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.Collection;

/** A chart whose series share one x axis. */
public interface ITmfCommonXAxisModel extends ITmfXyModel {

    /** Returns the y values of the series. */
    Collection<IYModel> getYSeriesData();
}
