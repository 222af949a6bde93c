/** The loader that shows the signals between the components of a trace. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.jdt.annotation.NonNullByDefault;
