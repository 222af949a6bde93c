/** What navigators of the workbench do with the elements of projects. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.navigator;

import org.eclipse.jdt.annotation.NonNullByDefault;
