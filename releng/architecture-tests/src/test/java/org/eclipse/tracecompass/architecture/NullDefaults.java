package org.eclipse.tracecompass.architecture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;

/** Where a default says that nothing is null unless it is said, and where that is left open. */
final class NullDefaults {

    private static final String DEFAULT = "Lorg/eclipse/jdt/annotation/NonNullByDefault;";

    private final Map<String, Boolean> open = new HashMap<>();

    /** Notes the default of a class, or of a package if it is that of package-info. */
    void add(ClassNode node) {
        Boolean own = own(node.invisibleAnnotations);
        if (own != null) {
            open.put(node.name, own);
        }
    }

    /**
     * Returns whether it is left open what may be null: by the member, else by its class, a class
     * around it, or the package.
     *
     * @param owner the internal name of the class
     * @param annotations of the member, or null
     */
    boolean isOpen(String owner, List<AnnotationNode> annotations) {
        Boolean own = own(annotations);
        String name = owner;
        while (own == null && name.contains("$")) {
            own = open.get(name);
            name = name.substring(0, name.lastIndexOf('$'));
        }
        if (own == null) {
            own = open.get(name);
        }
        String info = owner.substring(0, owner.lastIndexOf('/') + 1) + "package-info";
        return own == null ? open.getOrDefault(info, true) : own;
    }

    /** Whether annotations switch the default off, or null if they do not concern it. */
    private static Boolean own(List<AnnotationNode> annotations) {
        if (annotations != null) {
            for (AnnotationNode annotation : annotations) {
                if (annotation.desc.equals(DEFAULT)) {
                    return List.of("value", List.of()).equals(annotation.values);
                }
            }
        }
        return null;
    }
}
