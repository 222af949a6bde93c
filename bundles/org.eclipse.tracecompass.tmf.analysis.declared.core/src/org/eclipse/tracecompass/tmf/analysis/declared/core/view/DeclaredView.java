package org.eclipse.tracecompass.tmf.analysis.declared.core.view;

import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;

/**
 * A view of a set of declarations.
 *
 * @param analysisId the id of the analysis that carries out the set
 * @param name what follows the colon in the id of its data provider: unique for the trace, the same
 *     each time, made of lower-case letters, digits, dots, dashes and underscores
 * @param view what it shows
 */
public record DeclaredView(String analysisId, String name, View view) {

    /** The id of the data provider's factory. */
    public static final String FACTORY_ID =
            "org.eclipse.tracecompass.tmf.analysis.declared.core.view";

    /** Returns the id of its data provider. */
    public String providerId() {
        return providerId(name);
    }

    /** Returns the id of the data provider of the view of a name. */
    public static String providerId(String name) {
        return FACTORY_ID + ':' + name;
    }

    /** Returns the id of the analysis behind the view of a name. */
    public static String analysisId(String name) {
        int end = name.indexOf('.');
        return DeclarationSet.ID_PREFIX + (end < 0 ? name : name.substring(0, end));
    }
}
