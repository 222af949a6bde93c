package org.eclipse.tracecompass.tmf.core.markers;

import java.util.function.Function;

/** Finds time references by id. */
public interface ITimeReferenceProvider extends Function<String, ITimeReference> {

    @Override
    ITimeReference apply(String referenceId);
}
