package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The engine works as ordinary jars: it uses no type of Eclipse or OSGi but the progress monitor,
 * which the documented API names, and annotations.
 */
class EngineTest {

    /**
     * The documented API has the base class of activators in the lowest bundle. Nothing else of the
     * engine uses it and what it stands on, so ordinary jars never load these classes.
     */
    private static final String ACTIVATORS =
            "org\\.eclipse\\.tracecompass\\.common\\.core\\.(TraceCompassActivator|bundles\\..*)";

    @Test
    void theEngineUsesNoPlatform() {
        CompiledClasses compiled = CompiledClasses.all();
        SortedSet<String> platform = new TreeSet<>();
        for (JavaClass type : compiled.classes()) {
            if (Layers.of(compiled.bundleOf(type)) == Layers.ENGINE
                    && !isActivator(type.getName())) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass().getBaseComponentType();
                    if (isActivator(target.getName())
                            || isPlatform(target.getName())
                                    && compiled.bundleOf(target) == null
                                    && !isDocumented(type.getName(), target.getName())) {
                        platform.add(type.getName() + " -> " + target.getName());
                    }
                }
            }
        }

        assertThat(platform).isEmpty();
    }

    @Test
    void theScreenIsKnownOnlyAboveTheAnalyses() {
        CompiledClasses compiled = CompiledClasses.all();
        SortedSet<String> screens = new TreeSet<>();
        for (JavaClass type : compiled.classes()) {
            if (Layers.of(compiled.bundleOf(type)).compareTo(Layers.SCREEN) < 0
                    || compiled.bundleOf(type).equals("tmf.cli.core")) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    String target = dependency.getTargetClass().getBaseComponentType().getName();
                    if (target.matches("org\\.eclipse\\.(swt|jface|ui|swtchart)\\..*")) {
                        screens.add(type.getName() + " -> " + target);
                    }
                }
            }
        }

        assertThat(screens).isEmpty();
    }

    @Test
    void whatIsPlatformIsTold() {
        assertThat(isPlatform("org.eclipse.core.runtime.Platform")).isTrue();
        assertThat(isPlatform("org.osgi.framework.Bundle")).isTrue();
        assertThat(isPlatform("org.eclipse.core.runtime.IProgressMonitor")).isFalse();
        assertThat(isPlatform("java.util.List")).isFalse();
    }

    private static boolean isActivator(String type) {
        return type.matches(ACTIVATORS);
    }

    private static boolean isPlatform(String type) {
        return (type.startsWith("org.eclipse.") || type.startsWith("org.osgi."))
                && !type.startsWith("org.eclipse.jdt.annotation.")
                && !type.equals("org.eclipse.core.runtime.IProgressMonitor")
                && !type.equals("org.eclipse.core.runtime.NullProgressMonitor");
    }

    /** The documented API runs programs with errors and texts as Eclipse has them. */
    private static boolean isDocumented(String type, String target) {
        return type.startsWith("org.eclipse.tracecompass.common.core.process.")
                && (target.equals("org.eclipse.core.runtime.CoreException")
                        || target.equals("org.eclipse.core.runtime.IStatus")
                        || target.equals("org.eclipse.core.runtime.Status")
                        || target.equals("org.eclipse.osgi.util.NLS"));
    }
}
