package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.osgi.framework.Version;

/**
 * What an update site offers for an installation: its features, or its bundles if it has none.
 *
 * @param added the ids of what is not installed
 * @param changed the ids of what is installed in another version, which is replaced: the author of
 *     a plug-in wants the new build, even if its version is lower
 * @param installed what is installed as it is offered, each as an id and a version
 */
record Offer(List<String> added, List<String> changed, List<String> installed) {

    private static final String GROUP = ".feature.group";

    /** The files of a feature, which is installed as a group. */
    private static final String FEATURE_JAR = ".feature.jar";

    /**
     * Compares a site and an installation.
     *
     * @param offered the units of the site with their highest versions
     * @param roots the units that were installed as such, with their versions
     */
    static Offer of(Map<String, Version> offered, Map<String, Version> roots) {
        Map<String, Version> features = new TreeMap<>(offered);
        features.keySet().removeIf(unit -> !unit.endsWith(GROUP));
        Map<String, Version> units = features;
        if (units.isEmpty()) {
            units = new TreeMap<>(offered);
            units.keySet().removeIf(unit -> !isBundle(unit));
        }
        List<String> added = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        List<String> installed = new ArrayList<>();
        units.forEach(
                (unit, version) -> {
                    Version present = roots.get(unit);
                    if (present == null) {
                        added.add(unit);
                    } else if (present.equals(version)) {
                        installed.add(unit + ' ' + version);
                    } else {
                        changed.add(unit);
                    }
                });
        return new Offer(added, changed, installed);
    }

    /** Whether a unit is not only a category, a Java machine, a setting or the files of another. */
    private static boolean isBundle(String unit) {
        return Character.isLetter(unit.charAt(0))
                && !unit.startsWith("a.jre")
                && !unit.startsWith("config.")
                && !unit.endsWith(FEATURE_JAR);
    }

    /** Whether the site has neither features nor bundles. */
    boolean isEmpty() {
        return added.isEmpty() && changed.isEmpty() && installed.isEmpty();
    }

    /** What is to be installed, new or again. */
    List<String> wanted() {
        List<String> wanted = new ArrayList<>(added);
        wanted.addAll(changed);
        return wanted;
    }
}
