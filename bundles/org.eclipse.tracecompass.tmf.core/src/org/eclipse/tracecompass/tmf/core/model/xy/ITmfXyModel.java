package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** A chart. */
public interface ITmfXyModel {

    /** Returns the title, null for none. */
    @Nullable
    String getTitle();

    /** Returns the series. */
    Collection<ISeriesModel> getSeriesData();
}
