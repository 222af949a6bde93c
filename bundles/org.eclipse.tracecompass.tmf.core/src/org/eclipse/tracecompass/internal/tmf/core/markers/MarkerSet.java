package org.eclipse.tracecompass.internal.tmf.core.markers;

import java.util.List;

/** Markers that users choose together. Immutable. */
public class MarkerSet {

    private final String id;
    private final String name;
    private final List<PeriodicMarker> markers;

    /**
     * A set.
     *
     * @param name what users see
     * @param id what it is known by in requests for annotations
     * @param markers its markers
     */
    public MarkerSet(String name, String id, List<PeriodicMarker> markers) {
        this.name = name;
        this.id = id;
        this.markers = List.copyOf(markers);
    }

    /** {@return what users see} */
    public String getName() {
        return name;
    }

    /** {@return what it is known by in requests for annotations} */
    public String getId() {
        return id;
    }

    /** {@return its markers, in the order of the file} */
    public List<PeriodicMarker> getMarkers() {
        return markers;
    }

    @Override
    public String toString() {
        return "MarkerSet [" + id + ", " + name + ", " + markers + ']';
    }
}
