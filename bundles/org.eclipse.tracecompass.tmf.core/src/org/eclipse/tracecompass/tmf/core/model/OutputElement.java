package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;

/** Base of the elements of pictures: a style and filter marks. */
public abstract class OutputElement implements IOutputElement {

    private final @Nullable OutputElementStyle style;
    private int activeProperties;

    /**
     * Creates an element.
     *
     * @param style its style, null when its value alone decides
     */
    public OutputElement(@Nullable OutputElementStyle style) {
        this.style = style;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        return ImmutableMultimap.of();
    }

    @Override
    public int getActiveProperties() {
        return activeProperties;
    }

    @Override
    public void setActiveProperties(int activeProperties) {
        this.activeProperties = activeProperties;
    }

    @Override
    public @Nullable OutputElementStyle getStyle() {
        return style;
    }
}
