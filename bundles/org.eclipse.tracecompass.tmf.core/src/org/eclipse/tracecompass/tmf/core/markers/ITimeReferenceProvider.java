package org.eclipse.tracecompass.tmf.core.markers;

import java.util.function.Function;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Finds time references by id. */
public interface ITimeReferenceProvider extends Function<String, ITimeReference> {

    @NonNullByDefault({})
    @Override
    ITimeReference apply(String referenceId);
}
