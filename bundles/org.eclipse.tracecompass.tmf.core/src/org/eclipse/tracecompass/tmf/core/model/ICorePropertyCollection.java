package org.eclipse.tracecompass.tmf.core.model;

/** Something that a filter can mark, with the bits of {@link CoreFilterProperty}. */
public interface ICorePropertyCollection {

    /** Returns the active bits, 0 when there are none. */
    default int getActiveProperties() {
        return 0;
    }

    /**
     * Replaces all bits. Ignored by implementations that keep none.
     *
     * @param activeProperties the new bits
     */
    default void setActiveProperties(int activeProperties) {
        // kept by implementations only
    }

    /**
     * Sets or clears bits.
     *
     * @param propertyMask the bits
     * @param isActive true to set them
     */
    default void setProperty(int propertyMask, boolean isActive) {
        int old = getActiveProperties();
        setActiveProperties(isActive ? old | propertyMask : old & ~propertyMask);
    }

    /**
     * Returns whether any of the bits is active.
     *
     * @param propertyMask the bits
     * @return true when at least one is set
     */
    default boolean isPropertyActive(int propertyMask) {
        return (getActiveProperties() & propertyMask) != 0;
    }
}
