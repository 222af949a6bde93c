package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;

/** Base of the elements of pictures: a style and filter marks. */
public abstract class OutputElement implements IOutputElement {

    private final @Nullable OutputElementStyle fStyle;
    private int fActiveProperties;

    /**
     * Creates an element.
     *
     * @param style its style, null when its value alone decides
     */
    public OutputElement(@Nullable OutputElementStyle style) {
        fStyle = style;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        return ImmutableMultimap.of();
    }

    @Override
    public int getActiveProperties() {
        return fActiveProperties;
    }

    @Override
    public void setActiveProperties(int activeProperties) {
        fActiveProperties = activeProperties;
    }

    @Override
    public @Nullable OutputElementStyle getStyle() {
        return fStyle;
    }
}
