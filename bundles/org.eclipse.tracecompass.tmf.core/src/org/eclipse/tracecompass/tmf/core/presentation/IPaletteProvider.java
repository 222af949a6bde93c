package org.eclipse.tracecompass.tmf.core.presentation;

import java.util.List;
import java.util.function.Supplier;

/** A palette: colours in the order of their use. */
public interface IPaletteProvider extends Supplier<List<RGBAColor>> {

    /** Returns the colours; unmodifiable, at least one. */
    @Override
    List<RGBAColor> get();
}
