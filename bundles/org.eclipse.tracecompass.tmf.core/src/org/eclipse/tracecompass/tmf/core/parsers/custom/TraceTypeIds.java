package org.eclipse.tracecompass.tmf.core.parsers.custom;

/**
 * The ids of the trace types of one kind of custom parsers, {@code prefix:category:name}. Earlier
 * versions used the name of the class as prefix, and had no categories.
 */
final class TraceTypeIds {

    private static final String OLD_PACKAGE = "org.eclipse.linuxtools.tmf.core.parsers.custom.";

    private final String prefix;
    private final String className;
    private final String oldClassName;
    private final String defaultCategory;

    TraceTypeIds(String prefix, Class<?> traceClass, String defaultCategory) {
        this.prefix = prefix + ':';
        className = traceClass.getName() + ':';
        oldClassName = OLD_PACKAGE + traceClass.getSimpleName() + ':';
        this.defaultCategory = defaultCategory;
    }

    String build(String category, String name) {
        return prefix + category + ':' + name;
    }

    boolean owns(String id) {
        return id.startsWith(prefix) || isOld(id);
    }

    private boolean isOld(String id) {
        return id.startsWith(className) || id.startsWith(oldClassName);
    }

    String today(String id) {
        if (!isOld(id)) {
            return id;
        }
        String rest = id.substring(id.indexOf(':') + 1);
        int colon = rest.indexOf(':');
        return colon < 0
                ? build(defaultCategory, rest)
                : build(rest.substring(0, colon), rest.substring(colon + 1));
    }
}
