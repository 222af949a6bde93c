/** The loaders of sequence diagrams, which plug-ins add by an extension point. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.load;

import org.eclipse.jdt.annotation.NonNullByDefault;
