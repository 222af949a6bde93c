package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/**
 * Reads the extension point of data providers. What is broken is logged in a sentence and left out.
 */
final class DataProviderExtensions {

    private static final String EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.core.dataprovider";
    private static final String FACTORY_ELEM = "dataProviderFactory";
    private static final String NAMES_ATTR = "names";
    private static final String HIDE_ELEM = "hideDataProvider";
    private static final String CLASS_ATTR = "class";
    private static final String ID_ATTR = "id";
    private static final String ID_REGEX_ATTR = "idRegex";
    private static final String TRACETYPE_ATTR = "tracetype";

    private DataProviderExtensions() {
        // static
    }

    static Map<String, IDataProviderFactory> readFactories() {
        Map<String, IDataProviderFactory> factories = new LinkedHashMap<>();
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            String id = element.getAttribute(ID_ATTR);
            if (FACTORY_ELEM.equals(element.getName()) && id != null) {
                IDataProviderFactory factory =
                        ExtensionSource.create(element, CLASS_ATTR, IDataProviderFactory.class);
                if (factory != null) {
                    factories.put(id, factory);
                }
            }
        }
        return factories;
    }

    /** The ids of data providers by their other names, in lower case. */
    static Map<String, Set<String>> readNames() {
        Map<String, Set<String>> ids = new HashMap<>();
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            String id = element.getAttribute(ID_ATTR);
            String names = element.getAttribute(NAMES_ATTR);
            if (FACTORY_ELEM.equals(element.getName()) && id != null && names != null) {
                for (String name : names.toLowerCase(Locale.ROOT).split(",")) {
                    ids.computeIfAbsent(name.strip(), n -> new LinkedHashSet<>()).add(id);
                }
            }
        }
        return ids;
    }

    static void readHidden(HiddenProviders hidden) {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            String regex = element.getAttribute(ID_REGEX_ATTR);
            if (HIDE_ELEM.equals(element.getName()) && regex != null) {
                try {
                    hidden.add(Pattern.compile(regex), element.getAttribute(TRACETYPE_ATTR));
                } catch (PatternSyntaxException e) {
                    ExtensionSource.logBroken(element, regex, e);
                }
            }
        }
    }
}
