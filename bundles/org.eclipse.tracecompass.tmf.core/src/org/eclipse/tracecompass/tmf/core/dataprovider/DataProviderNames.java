package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Names under which users may ask for data providers: what plug-ins give as {@code names} of their
 * {@code dataProviderFactory}. Upper and lower case are the same. Immutable, thread-safe.
 */
public final class DataProviderNames {

    private final Map<String, Set<String>> ids;

    private DataProviderNames(Map<String, Set<String>> ids) {
        this.ids = ids;
    }

    /** Reads the names that the plug-ins give now. */
    public static DataProviderNames ofPlugins() {
        return new DataProviderNames(DataProviderExtensions.readNames());
    }

    /**
     * Returns the data providers of a name.
     *
     * @param name the name
     * @return their ids; several if plug-ins have chosen the same name, empty if none has
     */
    public Set<String> idsOf(String name) {
        return Set.copyOf(ids.getOrDefault(name.toLowerCase(Locale.ROOT), Set.of()));
    }
}
