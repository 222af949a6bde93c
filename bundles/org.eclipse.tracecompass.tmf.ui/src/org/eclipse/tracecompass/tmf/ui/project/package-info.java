/**
 * Opening and closing traces in the workbench: {@link
 * org.eclipse.tracecompass.tmf.ui.project.OpenTraces} is the one way in for menus, drops, the
 * command line of the application and other plug-ins.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.project;

import org.eclipse.jdt.annotation.NonNullByDefault;
