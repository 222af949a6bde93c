/** Colours, fonts and images of SWT. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl;

import org.eclipse.jdt.annotation.NonNullByDefault;
