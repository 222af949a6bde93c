package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Exported means API; what is no API is in a package named internal and not exported. */
class ExportsTest {

    /** The documented API has the conditions of queries in this package. */
    private static final String DOCUMENTED =
            "org.eclipse.tracecompass.internal.provisional.datastore.core.condition";

    @Test
    void noInternalPackageIsExported() {
        List<String> internal = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            for (String name : bundle.exported()) {
                if (name.contains(".internal.") && !name.equals(DOCUMENTED)) {
                    internal.add(bundle.shortName() + ": " + name);
                }
            }
        }

        assertThat(internal).isEmpty();
    }

    @Test
    void everyOtherPackageIsExported() {
        List<String> hidden = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            SortedSet<String> packages =
                    new TreeSet<>(CompiledClasses.all().packagesOf(bundle).keySet());
            packages.removeIf(name -> name.contains(".internal."));
            packages.removeAll(bundle.exported());
            packages.forEach(name -> hidden.add(bundle.shortName() + ": " + name));
        }

        assertThat(hidden).as("packages to export, or to move below internal").isEmpty();
    }

    @Test
    void everyExportHasAVersion() {
        List<String> unversioned = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            for (String clause : bundle.clauses("Export-Package")) {
                if (!clause.contains(";version=")) {
                    unversioned.add(bundle.shortName() + ": " + clause.strip());
                }
            }
        }

        assertThat(unversioned).isEmpty();
    }
}
