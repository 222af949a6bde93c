package org.eclipse.tracecompass.architecture;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The classes of all bundles, and who uses whom. Read once for all tests. */
final class CompiledClasses {

    private static CompiledClasses all;

    private final JavaClasses classes;
    private final Map<String, String> bundles = new HashMap<>();

    private CompiledClasses(List<Bundle> read) {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        classes = new ClassFileImporter().importPaths(read.stream().map(Bundle::classes).toList());
        for (JavaClass type : classes) {
            Path file = Path.of(type.getSource().orElseThrow().getUri());
            for (Bundle bundle : read) {
                if (file.startsWith(bundle.classes())) {
                    bundles.put(type.getName(), bundle.shortName());
                }
            }
        }
    }

    static synchronized CompiledClasses all() {
        if (all == null) {
            all = new CompiledClasses(Bundle.all());
        }
        return all;
    }

    /** The short name of the bundle of a class, null if it is none of ours. */
    String bundleOf(JavaClass type) {
        return bundles.get(type.getBaseComponentType().getName());
    }

    JavaClasses classes() {
        return classes;
    }

    /** Which packages of a bundle use which others of it. */
    SortedMap<String, SortedSet<String>> packagesOf(Bundle bundle) {
        SortedMap<String, SortedSet<String>> graph = new TreeMap<>();
        for (JavaClass type : classes) {
            if (bundle.shortName().equals(bundleOf(type))) {
                SortedSet<String> used =
                        graph.computeIfAbsent(type.getPackageName(), p -> new TreeSet<>());
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass().getBaseComponentType();
                    if (bundle.shortName().equals(bundleOf(target))
                            && !target.getPackageName().equals(type.getPackageName())) {
                        used.add(target.getPackageName());
                    }
                }
            }
        }
        return graph;
    }
}
