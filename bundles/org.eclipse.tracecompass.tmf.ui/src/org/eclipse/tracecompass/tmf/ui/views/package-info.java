/** The base of views that follow the active trace, its selection and its visible window. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.NonNullByDefault;
