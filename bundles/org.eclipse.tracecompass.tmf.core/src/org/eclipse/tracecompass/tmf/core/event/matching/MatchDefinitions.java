package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/**
 * All definitions: those of the extension point, which is read when the first matching begins, and
 * those registered by code, in this order. Thread-safe.
 */
final class MatchDefinitions {

    private static final System.Logger LOGGER = LazyLogger.of(MatchDefinitions.class);
    private static final List<ITmfMatchEventDefinition> REGISTERED = new CopyOnWriteArrayList<>();

    private MatchDefinitions() {}

    private static final class Contributed {
        static final List<ITmfMatchEventDefinition> ALL = read();

        private static List<ITmfMatchEventDefinition> read() {
            List<ITmfMatchEventDefinition> definitions = new CopyOnWriteArrayList<>();
            for (IConfigurationElement element :
                    ExtensionSource.getConfigurationElements(TmfEventMatching.EXTENSION_POINT_ID)) {
                try {
                    definitions.add(create(element));
                } catch (CoreException | RuntimeException | LinkageError e) {
                    LOGGER.log(
                            System.Logger.Level.ERROR,
                            "A match definition of "
                                    + element.getContributor().getName()
                                    + " cannot be used: "
                                    + e.getMessage(),
                            e);
                }
            }
            return definitions;
        }

        private static ITmfMatchEventDefinition create(IConfigurationElement element)
                throws CoreException {
            if ("rule".equals(element.getName())) {
                String text = element.getAttribute("text");
                return FieldMatchDefinition.parse(text == null ? "" : text);
            }
            return (ITmfMatchEventDefinition) element.createExecutableExtension("class");
        }
    }

    static void add(ITmfMatchEventDefinition definition) {
        if (!REGISTERED.contains(definition)) {
            REGISTERED.add(definition);
        }
    }

    static void remove(ITmfMatchEventDefinition definition) {
        REGISTERED.remove(definition);
    }

    static List<ITmfMatchEventDefinition> all() {
        List<ITmfMatchEventDefinition> all = new CopyOnWriteArrayList<>(Contributed.ALL);
        all.addAll(REGISTERED);
        return all;
    }
}
